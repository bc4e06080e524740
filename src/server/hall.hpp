// The whole site: the tables in play, the lobby, records, and the page itself.
#pragma once

#include <unordered_map>

#include "server/guest.hpp"
#include "server/ledger.hpp"
#include "server/nodes.hpp"
#include "server/web_files.hpp"

namespace laguna::server {

inline constexpr std::size_t kMostTables = 10'000;  // in memory

class Hall final : public Site {
 public:
  Hall(Store&, Nodes&, Clock&, Study&, const WebFiles&, Host&, std::size_t most_tables = kMostTables);

  Response answer(const Request&) override;
  std::size_t body_limit(std::string_view path) const override;
  std::expected<std::unique_ptr<Visitor>, Response> welcome(const Request&, std::shared_ptr<Line>) override;
  std::optional<Place> elsewhere(const Request&) override;
  void forget_place(const Request&) override;
  std::string password() const override { return nodes_.password(); }
  void farewell() override;
  // What is in memory may be old: everybody shall come again.
  void leave_all();
  // Keeps what was done since the clock last let us, and tells it.
  void finish_round() { ledger_.finish(); }

 private:
  using Answer = std::expected<Response, Refusal>;
  using SittingAt = std::shared_ptr<Sitting>;

  std::optional<Response> page(const Request&) const;
  std::optional<Response> for_host(const Request&);
  Response readiness();
  Answer route(const Request&);
  Answer route_table(const Request&, const std::string& name, std::string_view rest);
  std::expected<SittingAt, Refusal> find(const std::string& name);
  std::expected<SittingAt, Refusal> look(const std::string& name);
  std::optional<std::string> glance(const std::string& name);
  bool make_room();
  void sweep_later();

  Answer list_tables();
  Answer make_table(const Request&);
  Answer take_seat(const Request&, Sitting&, std::string_view seat);
  Answer play_again(const Request&, Sitting&);
  Answer show_record(const Request&, const Sitting&) const;
  Answer show_luck(const Sitting&) const;
  Answer show_moments(const Request&, const Sitting&) const;
  Answer keep_record(const Request&);

  struct Awake {
    SittingAt sitting;
    Clock::Time seen;                                        // somebody there, or that it woke
    bool empty() const { return sitting.use_count() == 1; }  // nobody has a line to it
  };
  struct Glance {
    Clock::Time when;
    std::string summary;  // in JSON
  };

  Store& store_;
  Nodes& nodes_;
  Clock& clock_;
  Study& study_;
  const WebFiles& files_;
  Host& host_;
  Ledger ledger_{store_, clock_};
  std::optional<Clock::Time> checked_;
  std::string not_ready_;  // why, at that time
  const std::size_t most_tables_;
  std::unordered_map<std::string, Awake> sittings_;
  bool sweeping_ = false;
  std::unordered_map<std::string, Glance> glances_;  // at listed tables of other nodes
};

}  // namespace laguna::server
