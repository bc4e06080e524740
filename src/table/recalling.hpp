// A view that was written as JSON, read back and checked: what it does not fit together is refused.
#pragma once

#include <expected>

#include "game/concept.hpp"
#include "table/fields.hpp"
#include "table/sheet.hpp"

namespace laguna {

template <class G>
std::string written(const typename G::View& view) {
  std::string text(1, '{');
  G::describe(view, Fields(text));
  return text += '}';
}

// The seat can decide something, everything is in its place, and the view would be written just so.
template <Game G>
std::expected<typename G::View, std::string> recalled(std::string_view json) {
  typename G::View view;
  const auto wrong = read_sheet(json, [&](const Sheet& sheet) -> std::optional<Text> {
    view = G::recall(sheet);
    typename G::Actions legal;
    G::legal_actions(view, legal);
    if (legal.empty()) return "there is nothing that the viewer could do";
    Random random(0);
    if (!G::sound(G::imagine(view, random))) return "something is lost or doubled";
    sheet.is(written<G>(view));
    return std::nullopt;
  });
  if (wrong) return std::unexpected(*wrong);
  return view;
}

}  // namespace laguna
