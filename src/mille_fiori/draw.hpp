#pragma once
#include "kit/canvas.hpp"
#include "mille_fiori/view.hpp"
namespace laguna::mille_fiori {
inline void draw(const View&, Canvas&) {}
}  // namespace laguna::mille_fiori
