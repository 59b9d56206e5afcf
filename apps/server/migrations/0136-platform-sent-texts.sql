-- How many texts were sent, by day (UTC): the budget of the installation, shared by all workers. It names nobody and
-- grows by one row a day.
create table sent_texts (
  day date primary key,
  sent integer not null check (sent >= 0)
);
