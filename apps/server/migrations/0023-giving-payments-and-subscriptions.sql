-- Bookkeeping must survive the person: an erased member's payments stay, without saying whose they were.
create table user_payments (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  payment_tier text not null
    check (payment_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  amount numeric(10, 2) not null check (amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  payment_method text not null default 'paypal' check (payment_method in ('paypal', 'free_access')),
  -- Only a verified message from the provider moves it on from pending.
  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'completed', 'failed', 'refunded')),
  recurring_payment boolean not null default false,
  billing_cycle text check (billing_cycle in ('monthly', 'annual')),
  -- The provider's own id of the charge; known once it has happened.
  provider_payment_id text unique check (char_length(provider_payment_id) <= 255),
  payment_date timestamptz not null default now(),
  notes text check (char_length(notes) <= 1000),
  created_at timestamptz not null default now()
);

create index user_payments_by_user on user_payments (user_id, id) where user_id is not null;

-- Goes with the member, after it was cancelled at the provider; the payments above are the record that stays.
create table user_subscriptions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  subscription_tier text not null
    check (subscription_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  monthly_amount numeric(10, 2) not null check (monthly_amount >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  billing_cycle text not null default 'monthly' check (billing_cycle in ('monthly', 'annual')),
  status text not null default 'active' check (status in ('pending', 'active', 'cancelled', 'ended')),
  is_active boolean not null generated always as (status = 'active') stored,
  provider_subscription_id text unique check (char_length(provider_subscription_id) <= 255),
  start_date timestamptz not null default now(),
  -- After a cancel: until when the paid period gives access.
  end_date timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

create unique index user_subscriptions_one_active on user_subscriptions (user_id) where status = 'active';

-- Providers repeat their messages: the id is written in the transaction of its effect, so a second one has none.
-- The message itself is not kept, for it names the payer.
create table payment_events (
  event_id text primary key check (char_length(event_id) <= 255),
  event_type text not null check (char_length(event_type) <= 100),
  received_at timestamptz not null default now()
);
