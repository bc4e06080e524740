#include "kit/tests/allocations.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <set>

namespace {
std::atomic<long> count = 0;
}

// Not inlined, so that compilers do not see through the pairs.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++count;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t alignment) {
  ++count;
  const auto each = static_cast<std::size_t>(alignment);
  if (void* memory = std::aligned_alloc(each, (size + each - 1) / each * each)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  std::free(memory);
}

namespace laguna::testing {

long allocations() { return count; }

namespace {

TEST(Allocations, are_counted) {
  const long before = allocations();
  const std::set<int> one = {1};
  EXPECT_GT(allocations(), before);
}

}  // namespace
}  // namespace laguna::testing
