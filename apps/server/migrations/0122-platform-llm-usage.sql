-- How many tokens of the language model a member has used, by day (UTC): their budget, shared by all processes. A
-- call reserves its most before it starts, so that calls at the same time cannot pass the limit together. Holds
-- counts only, and rows go after a month.
create table llm_usage (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (user_id, day)
);
-- For the day's budget of all members together, and for clearing out.
create index llm_usage_day on llm_usage (day) include (used);
