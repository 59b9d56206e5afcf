-- Rises with everything that changes a member's ledger, pauses or settings: whoever worked something out from what
-- they read before writes only if it is still the same.
alter table user_streaks add column version int not null default 0;
