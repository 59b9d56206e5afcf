-- Insights pair a day's practice with the moods noted after it, so the index of days also says when a practice was.
drop index practice_sessions_by_day;
create index practice_sessions_by_day on practice_sessions (user_id, practice_day)
  include (limb_type, before_feeling, after_feeling, duration, date, time, zone);
