// A sheet of character cells that a game draws its table on; terminals and tests turn it into text.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace laguna {

// Paper colours are printed areas or a seat's pieces, inks belong to seats or to plain text.
enum class Ink : std::uint8_t { plain, faint, strong, seat1, seat2, seat3, seat4 };
enum class Paper : std::uint8_t {
  none,
  amber,
  violet,
  teal,
  green,
  blue,
  sky,
  water,
  seat1,
  seat2,
  seat3,
  seat4
};

class Canvas {
 public:
  static constexpr int kWidth = 100;
  static constexpr int kHeight = 40;

  struct Cell {
    char32_t glyph = U' ';
    Ink ink = Ink::plain;
    Paper paper = Paper::none;
    friend constexpr bool operator==(const Cell&, const Cell&) = default;
  };

  // Writes UTF-8 text; what falls off the sheet is not drawn. Returns the column after it.
  constexpr int put(int row, int column, std::string_view utf8, Ink ink = Ink::plain,
                    Paper paper = Paper::none) {
    for (std::size_t i = 0; i < utf8.size();) {
      const char32_t glyph = decode(utf8, i);
      if (row >= 0 && row < kHeight && column >= 0 && column < kWidth) {
        cells_[row][column] = {glyph, ink, paper};
        if (row >= rows_) rows_ = row + 1;
      }
      ++column;
    }
    return column;
  }

  // Lays blank paper.
  constexpr void fill(int row, int column, int width, Paper paper) {
    for (int end = column + width; column < end; ++column) put(row, column, " ", Ink::plain, paper);
  }

  constexpr const Cell& at(int row, int column) const { return cells_[row][column]; }
  constexpr int rows() const { return rows_; }

 private:
  static constexpr char32_t decode(std::string_view utf8, std::size_t& i) {
    const auto lead = static_cast<unsigned char>(utf8[i++]);
    const int more = lead < 0xc0 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    char32_t glyph = more == 0 ? lead : lead & (0x3f >> more);
    for (int k = 0; k < more && i < utf8.size(); ++k)
      glyph = glyph << 6 | (static_cast<unsigned char>(utf8[i++]) & 0x3f);
    return glyph;
  }

  std::array<std::array<Cell, kWidth>, kHeight> cells_{};
  int rows_ = 0;
};

// Appends a glyph as UTF-8.
template <class Out>
constexpr void append_utf8(Out& out, char32_t glyph) {
  const int more = glyph < 0x80 ? 0 : glyph < 0x800 ? 1 : glyph < 0x10000 ? 2 : 3;
  const unsigned lead = more == 0 ? 0 : 0xff00u >> (more + 1) & 0xff;
  out.push_back(static_cast<char>(lead | glyph >> 6 * more));
  for (int k = more - 1; k >= 0; --k) out.push_back(static_cast<char>(0x80 | (glyph >> 6 * k & 0x3f)));
}

}  // namespace laguna
