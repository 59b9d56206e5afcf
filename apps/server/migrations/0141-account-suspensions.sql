-- A suspended member can't sign in and isn't shown to others; what is theirs stays. Without an end it lasts until lifted.
alter table users add column suspended_at timestamptz;
alter table users add column suspended_until timestamptz;
alter table users add column suspension_reason text check (char_length(suspension_reason) between 1 and 500);
alter table users add constraint users_suspension_check
  check (case when suspended_at is null then suspended_until is null and suspension_reason is null
    else suspension_reason is not null and (suspended_until is null or suspended_until > suspended_at) end);
create index users_suspension_ends on users (suspended_until) where suspended_until is not null;

-- Every list asks of each person whether they are away, so the answer is an index that holds only those few.
drop index users_leaving;
create index users_away on users (id) where erasure_due_at is not null or suspended_at is not null;
