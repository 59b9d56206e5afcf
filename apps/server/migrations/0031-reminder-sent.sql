-- When the first device, or the mail server, took it.
alter table reminder_notices add column sent_at timestamptz;
