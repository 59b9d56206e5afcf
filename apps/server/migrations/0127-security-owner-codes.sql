-- A code to the member's own verified address, which proves that it is them who asks for something final.
alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('verify-contact', 'change-contact', 'two-factor-recovery', 'confirm-owner'));
