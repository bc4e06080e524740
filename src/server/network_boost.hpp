// Asio and Beast with one concrete executor; their own functions are compiled once, in network_boost.cpp. To
// be included before any other header of theirs.
#pragma once

// g++ 12 sees a mismatch where the frame of a coroutine is allocated and freed by Asio's own pair of
// functions.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"

#define BOOST_ASIO_SEPARATE_COMPILATION
#define BOOST_BEAST_SEPARATE_COMPILATION

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>

namespace laguna::server::network {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

using Executor = asio::io_context::executor_type;
using Stream = beast::basic_stream<asio::ip::tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
using HttpRequest = http::request<http::string_body>;

template <class T>
using Awaitable = asio::awaitable<T, Executor>;

// co_await with this gives an error code first, and throws nothing.
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> kTuple{asio::use_awaitable_t<Executor>{}};

}  // namespace laguna::server::network
