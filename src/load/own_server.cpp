#include "load/own_server.hpp"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <string>

#include "load/load.hpp"

namespace laguna::load {
namespace {

constexpr std::string_view kBeforePort = "http://127.0.0.1:";

// The child's part: becomes a server that says its address to this descriptor, and ends with its parent.
[[noreturn]] void become_server(int out, const std::string& database) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  dup2(out, STDOUT_FILENO);
  execl("/proc/self/exe", "laguna", "serve", "--port", "0", "--no-browser", "--database", database.c_str(),
        nullptr);
  _exit(127);
}

std::uint16_t port_from(int in) {
  std::string said;
  std::array<char, 256> piece{};
  while (said.find('\n') == std::string::npos) {
    const ssize_t size = read(in, piece.data(), piece.size());
    if (size <= 0) break;
    said.append(piece.data(), static_cast<std::size_t>(size));
  }
  std::uint16_t port = 0;
  if (const auto at = said.find(kBeforePort); at != std::string::npos)
    std::from_chars(said.data() + at + kBeforePort.size(), said.data() + said.size(), port);
  return port;
}

}  // namespace

OwnServer::OwnServer() {
  std::string name = (std::filesystem::temp_directory_path() / "laguna-load-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw Failure("there is no room for a database: " + name);
  folder_ = name;
  std::array<int, 2> pipe_ends{};
  if (pipe(pipe_ends.data()) != 0) throw Failure("there is no pipe to a server");
  const std::string database = folder_ / "load.db";
  process_ = fork();
  if (process_ == 0) become_server(pipe_ends[1], database);
  close(pipe_ends[1]);
  port_ = process_ < 0 ? 0 : port_from(pipe_ends[0]);
  close(pipe_ends[0]);
  if (port_ == 0) {
    std::filesystem::remove_all(folder_);
    throw Failure("the server did not start");
  }
}

OwnServer::~OwnServer() {
  kill(process_, SIGTERM);
  waitpid(process_, nullptr, 0);
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

}  // namespace laguna::load
