-- True until the member chooses a zone: then a device in another zone no longer moves it.
alter table users add column zone_follows_device boolean not null default true;
