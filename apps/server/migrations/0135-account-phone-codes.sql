-- Members verify a number, and show with it that it's them, by the same kind of code: so all texts to a number are
-- counted in one place. These codes belong to the member who asked; those for signing in or up belong to nobody yet.
alter table phone_verifications drop constraint phone_verifications_purpose_check;
alter table phone_verifications add constraint phone_verifications_purpose_check
  check (purpose in ('sign-in', 'sign-up', 'verify-contact', 'confirm-owner'));
alter table phone_verifications add column user_id uuid references users (id) on delete cascade;
alter table phone_verifications add constraint phone_verifications_member_check
  check ((user_id is null) = (purpose in ('sign-in', 'sign-up')));

-- Of the number; and when the text went out, if it did: both tell when someone makes money with our texts.
alter table phone_verifications add column country text check (country ~ '^[A-Z]{2}$');
alter table phone_verifications add column sent_at timestamptz;

create index phone_verifications_by_member on phone_verifications (user_id) where user_id is not null;
create index phone_verifications_sent on phone_verifications (country, sent_at) where sent_at is not null;
