-- An archive also brings back what the member asked the Practice Guide, with the answers.
alter table import_rows drop constraint import_rows_kind_check;
alter table import_rows add constraint import_rows_kind_check check (
  kind in (
    'practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading', 'exchange'
  )
) not valid;
alter table import_rows validate constraint import_rows_kind_check;
