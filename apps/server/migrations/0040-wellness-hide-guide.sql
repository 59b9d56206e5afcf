-- The member wants neither the Practice Guide nor a word about it.
alter table user_preferences add column hide_guide boolean not null default false;
