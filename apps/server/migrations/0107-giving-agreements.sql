-- Money is whole cents. The amounts of the specification follow from them.
alter table user_payments add column amount_cents integer;
update user_payments set amount_cents = round(amount * 100);
alter table user_payments alter column amount_cents set not null;
alter table user_payments add constraint user_payments_amount_cents_check check (amount_cents >= 0);
alter table user_payments drop column amount;
alter table user_payments add column amount numeric(10, 2) not null generated always as (amount_cents / 100.0) stored;
-- The id is the device's, and the provider gets it as its idempotency key. This is the provider's, of the agreement
-- or the order.
alter table user_payments add column provider_reference text unique check (char_length(provider_reference) <= 255);
alter table user_payments add column approve_url text check (char_length(approve_url) <= 2000);
create index user_payments_open_gifts on user_payments (created_at)
  where payment_status = 'pending' and not recurring_payment and provider_reference is not null;

alter table user_subscriptions add column amount_cents integer;
update user_subscriptions
  set amount_cents = round(monthly_amount * 100 * case billing_cycle when 'annual' then 12 else 1 end);
alter table user_subscriptions alter column amount_cents set not null;
alter table user_subscriptions
  add constraint user_subscriptions_amount_cents_check check (amount_cents >= 0);
alter table user_subscriptions drop column monthly_amount;
alter table user_subscriptions add column monthly_amount numeric(10, 2) not null
  generated always as (amount_cents / case billing_cycle when 'annual' then 1200.0 else 100.0 end) stored;

drop index user_subscriptions_one_active;
alter table user_subscriptions drop constraint user_subscriptions_status_check;
update user_subscriptions set status = 'expired' where status = 'ended';
-- The provider's own state, as far as we know it; free places are active until another choice.
alter table user_subscriptions add constraint user_subscriptions_status_check
  check (status in ('pending', 'active', 'suspended', 'cancelled', 'expired'));
-- When the provider says that state began: of two messages the later state counts, whichever came first.
alter table user_subscriptions add column status_at timestamptz not null default '1970-01-01Z';
alter table user_subscriptions add column failed_at timestamptz;
-- A change of tier takes its first payment when the paid period of the old one ends.
alter table user_subscriptions add column starts_on timestamptz;
-- Since when the member wants it to end; it counts from then on, whenever the provider hears of it.
alter table user_subscriptions add column ending_asked_at timestamptz;
comment on column user_subscriptions.end_date is 'until when the payments so far give access';
create unique index user_subscriptions_one_running on user_subscriptions (user_id)
  where status in ('active', 'suspended') and ending_asked_at is null;
create unique index user_subscriptions_by_id on user_subscriptions (id);

-- The only link between a member and the ledger; it goes with the member.
create table giving_subjects (
  user_id uuid primary key references users (id) on delete cascade,
  subject_id uuid not null unique
);

-- What was received and given back. Rows are added and never changed.
create table payment_ledger (
  id uuid primary key,
  subject_id uuid not null,
  kind text not null check (kind in ('payment', 'refund', 'reversal')),
  -- The provider's id of the payment, or of the refund.
  provider_id text not null check (char_length(provider_id) <= 255),
  -- Of a refund: the payment it gives back.
  refunds text check (char_length(refunds) <= 255),
  -- Which contribution it belongs to.
  payment_id uuid not null,
  payment_tier text not null
    check (payment_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  billing_cycle text check (billing_cycle in ('monthly', 'annual')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (kind, provider_id),
  check ((kind = 'payment') = (refunds is null))
);
create index payment_ledger_by_subject on payment_ledger (subject_id, occurred_at, id);
create index payment_ledger_by_payment on payment_ledger (payment_id);
create index payment_ledger_refunds on payment_ledger (refunds) where refunds is not null;
create index payment_ledger_by_time on payment_ledger (occurred_at);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed';
end $$;
create trigger payment_ledger_is_final before update or delete on payment_ledger
  for each row execute function refuse_ledger_change();
create trigger payment_ledger_stays before truncate on payment_ledger
  for each statement execute function refuse_ledger_change();

-- What we understood of a message, without the payer; `waiting` until the payment it speaks of is known.
alter table payment_events add column occurred_at timestamptz;
alter table payment_events add column fact jsonb;
alter table payment_events add column outcome text not null default 'applied'
  check (outcome in ('applied', 'unknown', 'waiting', 'not ours'));
alter table payment_events add column waits_for text check (char_length(waits_for) <= 255);
create index payment_events_waiting on payment_events (waits_for) where outcome = 'waiting';

-- Agreements that have to end at the provider, until it says that they have. They name nobody, so they outlive a
-- member who is erased.
create table agreement_endings (
  provider_subscription_id text primary key check (char_length(provider_subscription_id) <= 255),
  reason text not null check (reason in ('cancelled', 'replaced', 'erased', 'unknown')),
  -- Payments taken later are given back.
  asked_at timestamptz not null,
  -- Since when we try; after an hour it's an alarm.
  tried_since timestamptz not null,
  finished_at timestamptz,
  -- The provider cannot end what was never approved, nor charge it.
  is_harmless boolean not null default false
);
create index agreement_endings_open on agreement_endings (tried_since) where finished_at is null;

-- The provider's plans: one for each tier and cycle, made by `cli giving sync`.
create table giving_plans (
  environment text not null check (char_length(environment) <= 200),
  tier text not null check (tier in ('low-cost', 'standard', 'pay-forward', 'custom')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'annual')),
  amount_cents integer not null check (amount_cents > 0),
  provider_plan_id text not null unique check (char_length(provider_plan_id) <= 255),
  created_at timestamptz not null default now(),
  primary key (environment, tier, billing_cycle, amount_cents)
);

-- What each hourly comparison with the provider found; kept for ninety days.
create table giving_checks (
  started_at timestamptz primary key,
  asked integer not null check (asked >= 0),
  differed integer not null check (differed >= 0),
  unanswered integer not null check (unanswered >= 0)
);
