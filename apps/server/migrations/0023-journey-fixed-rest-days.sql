-- Days of the week, and new or full moons, on which a member rests. Wellness writes the current ones, with the other
-- preferences; journey writes their history, with the other settings that past days are judged by.
alter table user_preferences add column fixed_rest_days text[] not null default '{}';
alter table user_preferences add constraint user_preferences_fixed_rest_days_check check (
  fixed_rest_days <@ array[
    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'new-moon', 'full-moon'
  ]
) not valid;

alter table setting_history add column fixed_rest_days text[] not null default '{}';
alter table setting_history add constraint setting_history_fixed_rest_days_check check (
  fixed_rest_days <@ array[
    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'new-moon', 'full-moon'
  ]
) not valid;

-- Loop Habit Tracker is another source of imports.
alter table imports drop constraint imports_source_check;
alter table imports add constraint imports_source_check
  check (source in ('archive', 'table', 'apple-health', 'loop-habits')) not valid;
alter table imports validate constraint imports_source_check;
