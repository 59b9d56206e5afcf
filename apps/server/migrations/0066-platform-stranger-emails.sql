-- How many emails went to addresses that nobody has verified, by day (UTC) and kind: the day's budget, shared by all
-- workers. It names nobody and grows by three rows a day.
create table stranger_emails (
  day date not null,
  kind text not null check (kind in ('waitlist', 'verification', 'account')),
  sent integer not null check (sent >= 0),
  primary key (day, kind)
);
