// How often the whole test program has asked for memory.
#pragma once

namespace laguna::testing {

long allocations();

}  // namespace laguna::testing
