-- Its words sound as if someone may be in danger, so it is read first.
alter table letters add column is_urgent boolean not null default false;
