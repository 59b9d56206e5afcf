-- Others don't find a member who is leaving. Every list asks this of each person, so the answer is an index that
-- holds only the few who leave.
create index users_leaving on users (id) where erasure_due_at is not null;
