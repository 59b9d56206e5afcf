-- Backup codes are hashed as passwords are, with a salt for each set of ten. Null in sets from before.
alter table backup_codes add column salt bytea check (octet_length(salt) = 16);
