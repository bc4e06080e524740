#include "server/network_boost.hpp"

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
