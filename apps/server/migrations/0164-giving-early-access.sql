-- Whether members have chosen to try what is still being made. Members without a row haven't.
create table early_access_choices (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null,
  changed_at timestamp with time zone not null
);
