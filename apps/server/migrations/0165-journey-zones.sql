-- What a clock in the zone shows. A stored zone that this PostgreSQL doesn't know (its list may be older than the
-- application's) must not stop a query about many members, so the clock is then read as UTC. PostgreSQL reads four
-- names as abbreviations without summer time; the application reads them as the zones of these cities. Unsafe for
-- parallel plans, because PostgreSQL catches errors in a subtransaction.
create or replace function clock_in(moment timestamptz, zone text) returns timestamp
  language plpgsql immutable strict parallel unsafe
as $$
begin
  return moment at time zone case lower(zone)
    when 'cet' then 'Europe/Brussels'
    when 'met' then 'Europe/Brussels'
    when 'eet' then 'Europe/Athens'
    when 'wet' then 'Europe/Lisbon'
    else zone
  end;
exception
  when invalid_parameter_value then
    return moment at time zone 'UTC';
end
$$;

-- Names that only the application knew, or that PostgreSQL reads as another zone. They become the zone they meant.
create temporary table former_zones (former text primary key, zone text not null) on commit drop;

insert into former_zones values
  ('act', 'Australia/Darwin'),
  ('aet', 'Australia/Sydney'),
  ('agt', 'America/Argentina/Buenos_Aires'),
  ('art', 'Africa/Cairo'),
  ('ast', 'America/Anchorage'),
  ('bet', 'America/Sao_Paulo'),
  ('bst', 'Asia/Dhaka'),
  ('cat', 'Africa/Maputo'),
  ('cnt', 'America/St_Johns'),
  ('cst', 'America/Chicago'),
  ('ctt', 'Asia/Shanghai'),
  ('eat', 'Africa/Nairobi'),
  ('ect', 'Europe/Paris'),
  ('iet', 'America/Indiana/Indianapolis'),
  ('ist', 'Asia/Kolkata'),
  ('jst', 'Asia/Tokyo'),
  ('mit', 'Pacific/Apia'),
  ('net', 'Asia/Yerevan'),
  ('nst', 'Pacific/Auckland'),
  ('plt', 'Asia/Karachi'),
  ('pnt', 'America/Phoenix'),
  ('prt', 'America/Puerto_Rico'),
  ('pst', 'America/Los_Angeles'),
  ('sst', 'Pacific/Guadalcanal'),
  ('vst', 'Asia/Ho_Chi_Minh'),
  ('us/pacific-new', 'America/Los_Angeles'),
  ('canada/east-saskatchewan', 'America/Regina'),
  ('systemv/ast4', 'Etc/GMT+4'),
  ('systemv/ast4adt', 'America/Halifax'),
  ('systemv/cst6', 'Etc/GMT+6'),
  ('systemv/cst6cdt', 'America/Chicago'),
  ('systemv/est5', 'Etc/GMT+5'),
  ('systemv/est5edt', 'America/New_York'),
  ('systemv/hst10', 'Etc/GMT+10'),
  ('systemv/mst7', 'Etc/GMT+7'),
  ('systemv/mst7mdt', 'America/Denver'),
  ('systemv/pst8', 'Etc/GMT+8'),
  ('systemv/pst8pdt', 'America/Los_Angeles'),
  ('systemv/yst9', 'Etc/GMT+9'),
  ('systemv/yst9ydt', 'America/Anchorage');

update users set zone = former_zones.zone from former_zones where former = lower(users.zone);
update setting_history set zone = former_zones.zone from former_zones where former = lower(setting_history.zone);
update practice_sessions set zone = former_zones.zone from former_zones where former = lower(practice_sessions.zone);
update sleep_entries set zone = former_zones.zone from former_zones where former = lower(sleep_entries.zone);
