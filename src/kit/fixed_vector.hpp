// A vector with room for a fixed number of elements inside itself.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace laguna {

template <class T, std::size_t kRoom>
class FixedVector {
 public:
  constexpr void push_back(const T& element) {
    assert(size_ < kRoom);
    elements_[size_++] = element;
  }
  // Appends what `write` puts at the place it is given; it returns the place behind the last. Faster than one
  // by one.
  template <class Write>
  constexpr void append(Write write) {
    T* const last = write(end());
    assert(last <= elements_.data() + kRoom);
    size_ = static_cast<std::size_t>(last - elements_.data());
  }
  constexpr void clear() { size_ = 0; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](std::size_t i) const { return elements_[i]; }
  constexpr T& operator[](std::size_t i) { return elements_[i]; }
  constexpr const T* begin() const { return elements_.data(); }
  constexpr const T* end() const { return elements_.data() + size_; }
  constexpr T* begin() { return elements_.data(); }
  constexpr T* end() { return elements_.data() + size_; }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.elements_[i] == b.elements_[i])) return false;
    return true;
  }

 private:
  std::size_t size_ = 0;
  std::array<T, kRoom> elements_;
};

}  // namespace laguna
