-- Who sees the username on the member's page.
alter table social_connections
  add column visibility text not null default 'followers' check (visibility in ('private', 'followers', 'public'));
