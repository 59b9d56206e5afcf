-- Whether the member has chosen to try what is still being made.
alter table users add column early_access boolean not null default false;
