// One line to a sitting: reads what comes, plays for the seats it has keys to, is told what they may know.
#pragma once

#include "server/sitting.hpp"

namespace laguna::server {

class Announcement;

class Guest final : public Visitor {
 public:
  Guest(std::shared_ptr<Sitting>, std::shared_ptr<Line>, Clock&);
  ~Guest() override;

  void hear(std::string_view message) override;

  Seats seats() const { return seats_; }
  void prepare(Announcement&) const;  // what it will be told
  void tell(Announcement&);
  void tell_advice(const wire::Advise& asked, const Json& advice) { send(wire::advised(asked, advice)); }
  void answer(int id, const std::optional<Refusal>&);
  void refuse(int id, const Refusal& refusal) { send(wire::refused(id, refusal)); }
  void forget_after(int step) { told_ = std::min(told_, step); }
  void close(std::string_view message);

 private:
  void greet(const wire::Hello&);
  std::optional<Refusal> no_key(int seat) const;
  void send(std::string message) { line_->send(std::make_shared<const std::string>(std::move(message))); }

  std::shared_ptr<Sitting> sitting_;
  std::shared_ptr<Line> line_;
  std::shared_ptr<bool> greeted_ = std::make_shared<bool>(false);
  Seats seats_;
  int told_ = 0;  // steps of the story
};

}  // namespace laguna::server
