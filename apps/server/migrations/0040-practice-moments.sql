-- When a practice began, on everybody's clock. A zone that this database does not know yet (its list may be older
-- than the application's) must not keep anybody from logging, so the clock is then read as UTC. Unsafe for parallel
-- plans, because PostgreSQL catches errors in a subtransaction.
create function practice_began_at(date date, clock time, zone text) returns timestamptz
  language plpgsql immutable strict parallel unsafe
as $$
begin
  return (date + clock) at time zone zone;
exception
  when invalid_parameter_value then
    return (date + clock) at time zone 'UTC';
end
$$;

-- Who practised at the same time. Private sessions are nobody's company.
create index practice_sessions_by_moment on practice_sessions (practice_began_at(date, time, zone))
  where visibility <> 'private';
