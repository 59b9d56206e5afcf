-- The hash of the cookie in the browser that asked for the code, which works in no other. Null for clients that aren't
-- browsers.
alter table phone_verifications add column browser bytea check (octet_length(browser) = 32);
