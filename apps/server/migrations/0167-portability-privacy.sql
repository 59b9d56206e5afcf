-- An archive also brings back that the member approves followers.
alter table import_rows drop constraint import_rows_kind_check;
alter table import_rows add constraint import_rows_kind_check check (
  kind in (
    'practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading', 'exchange',
    'hidden', 'challenge', 'calendar', 'setting', 'privacy'
  )
) not valid;
alter table import_rows validate constraint import_rows_kind_check;
