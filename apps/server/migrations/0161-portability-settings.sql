-- An archive also brings back when the member's day ends, the zone they chose, and their earlier settings.
alter table import_rows drop constraint import_rows_kind_check;
alter table import_rows add constraint import_rows_kind_check check (
  kind in (
    'practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading', 'exchange',
    'hidden', 'challenge', 'calendar', 'setting'
  )
) not valid;
alter table import_rows validate constraint import_rows_kind_check;
