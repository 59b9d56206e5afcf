-- Bookkeeping must outlive the member: the payments of an erased member stay, without their name.
create table user_payments (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  payment_tier text not null
    check (payment_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  payment_method text not null default 'paypal' check (payment_method in ('paypal', 'free_access')),
  -- Only a verified message from the provider changes it from pending.
  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'completed', 'failed', 'refunded')),
  recurring_payment boolean not null default false,
  billing_cycle text check (billing_cycle in ('monthly', 'annual')),
  -- The provider's id of the charge, once there is one.
  provider_payment_id text unique check (char_length(provider_payment_id) <= 255),
  payment_date timestamptz not null default now(),
  notes text check (char_length(notes) <= 1000),
  created_at timestamptz not null default now(),
  -- Money is stored in whole cents. The amounts in the specification are calculated from them.
  amount_cents integer not null check (amount_cents >= 0),
  amount numeric(10, 2) not null generated always as (amount_cents / 100.0) stored,
  -- The provider's id of the agreement or order. The row's own id comes from the device, and we send it to the provider
  -- as an idempotency key.
  provider_reference text unique check (char_length(provider_reference) <= 255),
  approve_url text check (char_length(approve_url) <= 2000)
);

create index user_payments_by_user on user_payments (user_id, id) where user_id is not null;
create index user_payments_open_gifts on user_payments (created_at)
  where payment_status = 'pending' and not recurring_payment and provider_reference is not null;

-- A row is deleted with the member, after it was cancelled at the provider. The payments above are the record that
-- stays.
create table user_subscriptions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  subscription_tier text not null
    check (subscription_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  billing_cycle text not null default 'monthly' check (billing_cycle in ('monthly', 'annual')),
  -- The provider's state, as far as we know it; a free tier is active until the member chooses another.
  status text not null default 'active'
    check (status in ('pending', 'active', 'suspended', 'cancelled', 'expired')),
  is_active boolean not null generated always as (status = 'active') stored,
  provider_subscription_id text unique check (char_length(provider_subscription_id) <= 255),
  start_date timestamptz not null default now(),
  end_date timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  amount_cents integer not null check (amount_cents >= 0),
  monthly_amount numeric(10, 2) not null
    generated always as (amount_cents / case billing_cycle when 'annual' then 1200.0 else 100.0 end) stored,
  -- When this state started, according to the provider. Of two messages, the one with the later state counts, whichever
  -- arrived first.
  status_at timestamptz not null default '1970-01-01Z',
  failed_at timestamptz,
  -- After a change of tier, the first payment is due when the paid period of the old one ends.
  starts_on timestamptz,
  -- When the member asked to end it; this time counts, no matter when the provider learns of it.
  ending_asked_at timestamptz,
  primary key (user_id, id)
);

comment on column user_subscriptions.end_date is 'until when the payments so far give access';
create unique index user_subscriptions_one_running on user_subscriptions (user_id)
  where status in ('active', 'suspended') and ending_asked_at is null;
create unique index user_subscriptions_by_id on user_subscriptions (id);

-- Providers repeat their messages. The id is written in the same transaction as the effect, so a repeated message has
-- no effect. The message itself is not stored, because it names the payer. We store only the facts we took from it.
create table payment_events (
  event_id text primary key check (char_length(event_id) <= 255),
  event_type text not null check (char_length(event_type) <= 100),
  received_at timestamptz not null default now(),
  occurred_at timestamptz,
  fact jsonb,
  -- `waiting` until the payment it refers to is known.
  outcome text not null default 'applied' check (outcome in ('applied', 'unknown', 'waiting', 'not ours')),
  waits_for text check (char_length(waits_for) <= 255)
);

create index payment_events_waiting on payment_events (waits_for) where outcome = 'waiting';

-- The only link between a member and the ledger; deleted with the member.
create table giving_subjects (
  user_id uuid primary key references users (id) on delete cascade,
  subject_id uuid not null unique
);

-- Payments and refunds. Rows are added and never changed.
create table payment_ledger (
  id uuid primary key,
  subject_id uuid not null,
  kind text not null check (kind in ('payment', 'refund', 'reversal')),
  -- The provider's id of the payment, or of the refund.
  provider_id text not null check (char_length(provider_id) <= 255),
  -- For a refund: the payment it refunds.
  refunds text check (char_length(refunds) <= 255),
  -- The contribution that the payment or refund belongs to.
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

-- Agreements that have to end at the provider and that it hasn't confirmed as ended. They name no one, so they outlive
-- an erased member.
create table agreement_endings (
  provider_subscription_id text primary key check (char_length(provider_subscription_id) <= 255),
  reason text not null check (reason in ('cancelled', 'replaced', 'erased', 'unknown')),
  -- Payments taken later are refunded.
  asked_at timestamptz not null,
  -- When we first asked the provider. After an hour, this becomes an alert.
  tried_since timestamptz not null,
  finished_at timestamptz,
  -- The agreement was never approved, so the provider can neither end nor charge it.
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

-- The results of each hourly comparison with the provider; kept for ninety days.
create table giving_checks (
  started_at timestamptz primary key,
  asked integer not null check (asked >= 0),
  differed integer not null check (differed >= 0),
  unanswered integer not null check (unanswered >= 0)
);

-- Whether members have chosen early access. Members without a row haven't chosen it.
create table early_access_choices (
  user_id uuid primary key references users (id) on delete cascade,
  is_on boolean not null,
  changed_at timestamptz not null
);
