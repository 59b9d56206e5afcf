-- Written by `npm run db:types` from the migrated schema: change a migration, not this file.

create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.clock_in(moment timestamp with time zone, zone text)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 IMMUTABLE STRICT
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.delete_old_operator_audit()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from operator_audit where at < now() - interval '2 years'
$function$;

CREATE OR REPLACE FUNCTION public.operator_audit_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_user = 'sadhana_audit' then
    return null;
  end if;
  raise exception 'the audit log is never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.practice_began_at(date date, clock time without time zone, zone text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 IMMUTABLE STRICT
AS $function$
begin
  return (date + clock) at time zone case lower(zone)
    when 'cet' then 'Europe/Brussels'
    when 'met' then 'Europe/Brussels'
    when 'eet' then 'Europe/Athens'
    when 'wet' then 'Europe/Lisbon'
    else zone
  end;
exception
  when invalid_parameter_value then
    return (date + clock) at time zone 'UTC';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.replan_reminders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reminders set next_at = '-infinity' where user_id = new.id and is_on;
  update reminder_settings set weekly_at = '-infinity' where user_id = new.id and weekly_at is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.username_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN NORMALIZE(replace(upper(lower((NORMALIZE(name, NFKC) COLLATE "und-x-icu"))), '̇'::text, ''::text), NFKC);

create table access_tokens (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  token bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  last_used_ip inet,
  constraint access_tokens_pkey PRIMARY KEY (user_id, id),
  constraint access_tokens_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  constraint access_tokens_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['practice:log'::text, 'practice:read'::text, 'mood:log'::text, 'export'::text]),
  constraint access_tokens_token_check CHECK (octet_length(token) = 32),
  constraint access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_by_expiry ON access_tokens USING btree (expires_at);
CREATE UNIQUE INDEX access_tokens_by_token ON access_tokens USING btree (token);

create table achievements (
  id uuid not null,
  name text not null,
  description text not null,
  icon text not null,
  category text not null,
  requirement integer not null,
  created_at timestamp with time zone not null default now(),
  "position" smallint not null,
  key text not null,
  measure text not null,
  tone text not null,
  is_hidden boolean not null,
  is_count boolean not null,
  constraint achievements_pkey PRIMARY KEY (id),
  constraint achievements_key_key UNIQUE (key),
  constraint achievements_name_key UNIQUE (name),
  constraint achievements_category_check CHECK (char_length(category) <= 50),
  constraint achievements_description_check CHECK (char_length(description) <= 500),
  constraint achievements_icon_check CHECK (char_length(icon) <= 50),
  constraint achievements_key_check CHECK (char_length(key) <= 50),
  constraint achievements_measure_check CHECK (char_length(measure) <= 50),
  constraint achievements_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100),
  constraint achievements_requirement_check CHECK (requirement > 0),
  constraint achievements_tone_check CHECK (char_length(tone) <= 20)
);

create table agreement_endings (
  provider_subscription_id text not null,
  reason text not null,
  asked_at timestamp with time zone not null,
  tried_since timestamp with time zone not null,
  finished_at timestamp with time zone,
  is_harmless boolean not null default false,
  constraint agreement_endings_pkey PRIMARY KEY (provider_subscription_id),
  constraint agreement_endings_provider_subscription_id_check CHECK (char_length(provider_subscription_id) <= 255),
  constraint agreement_endings_reason_check CHECK (reason in ('cancelled', 'replaced', 'erased', 'unknown'))
);
CREATE INDEX agreement_endings_open ON agreement_endings USING btree (tried_since) WHERE (finished_at IS NULL);

create table archives (
  user_id uuid not null,
  id uuid not null,
  state text not null default 'making'::text,
  progress double precision not null default 0,
  bytes bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint archives_pkey PRIMARY KEY (user_id),
  constraint archives_bytes_check CHECK (bytes > 0),
  constraint archives_check CHECK ((state = 'ready'::text) = (bytes IS NOT NULL AND expires_at IS NOT NULL)),
  constraint archives_progress_check CHECK (progress >= 0::double precision AND progress <= 1::double precision),
  constraint archives_state_check CHECK (state in ('making', 'ready', 'failed')),
  constraint archives_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX archives_by_age ON archives USING btree (created_at);

create table article_reads (
  user_id uuid not null,
  article_id uuid not null,
  place smallint not null default 0,
  read_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  constraint article_reads_pkey PRIMARY KEY (user_id, article_id),
  constraint article_reads_place_check CHECK (place >= 0 AND place <= 500),
  constraint article_reads_article_id_fkey FOREIGN KEY (article_id) REFERENCES educational_content(id) ON DELETE CASCADE,
  constraint article_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX article_reads_by_article ON article_reads USING btree (article_id);

create table backup_codes (
  user_id uuid not null,
  code bytea not null,
  used boolean not null default false,
  created_at timestamp with time zone not null default now(),
  salt bytea,
  constraint backup_codes_pkey PRIMARY KEY (user_id, code),
  constraint backup_codes_code_check CHECK (octet_length(code) = 32),
  constraint backup_codes_salt_check CHECK (octet_length(salt) = 16),
  constraint backup_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table backups (
  finished_at timestamp with time zone not null default clock_timestamp(),
  taken_at timestamp with time zone not null,
  kind text not null,
  bytes bigint,
  constraint backups_pkey PRIMARY KEY (finished_at),
  constraint backups_bytes_check CHECK (bytes >= 0),
  constraint backups_kind_check CHECK (kind in ('dump', 'pgbackrest'))
);

create table blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  constraint blocks_not_oneself CHECK (blocker_id <> blocked_id),
  constraint blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX blocks_by_blocked ON blocks USING btree (blocked_id, blocker_id);
CREATE INDEX blocks_own ON blocks USING btree (blocker_id, created_at, blocked_id);

create table challenge_participants (
  user_id uuid not null,
  challenge_id uuid not null,
  joined_at timestamp with time zone not null default now(),
  constraint challenge_participants_pkey PRIMARY KEY (user_id, challenge_id),
  constraint challenge_participants_challenge_id_fkey FOREIGN KEY (challenge_id) REFERENCES challenges(id) ON DELETE RESTRICT,
  constraint challenge_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX challenge_participants_by_challenge ON challenge_participants USING btree (challenge_id);

create table challenges (
  id uuid not null,
  title text not null,
  description text not null,
  type text not null,
  requirement integer not null,
  limb_type text,
  start_date date not null,
  end_date date not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  part_of_day text,
  template text,
  together integer not null default 0,
  constraint challenges_pkey PRIMARY KEY (id),
  constraint challenges_check CHECK (end_date >= start_date),
  constraint challenges_description_check CHECK (char_length(description) <= 1000),
  constraint challenges_limb_type_check CHECK (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  constraint challenges_part_of_day_check CHECK (part_of_day in ('morning', 'afternoon', 'evening')),
  constraint challenges_requirement_check CHECK (requirement > 0),
  constraint challenges_template_check CHECK (char_length(template) >= 1 AND char_length(template) <= 50),
  constraint challenges_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 100),
  constraint challenges_together_check CHECK (together >= 0),
  constraint challenges_type_check CHECK (char_length(type) >= 1 AND char_length(type) <= 50),
  constraint challenges_type_known CHECK (type in ('days', 'minutes', 'limbs'))
);
CREATE INDEX challenges_active ON challenges USING btree (end_date) WHERE is_active;
CREATE UNIQUE INDEX challenges_template_key ON challenges USING btree (template, start_date) WHERE (template IS NOT NULL);

create table chat_messages (
  user_id uuid not null,
  id uuid not null,
  message text not null,
  response text,
  created_at timestamp with time zone not null default now(),
  client_id uuid,
  kind text,
  sources jsonb not null default '[]'::jsonb,
  log_used text,
  constraint chat_messages_pkey PRIMARY KEY (user_id, id),
  constraint chat_messages_kind_check CHECK (kind in ('crisis', 'eating', 'medical', 'local', 'model')),
  constraint chat_messages_log_used_check CHECK (char_length(log_used) <= 2000),
  constraint chat_messages_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 4000),
  constraint chat_messages_response_check CHECK (char_length(response) <= 20000),
  constraint chat_messages_sources_check CHECK (jsonb_typeof(sources) = 'array'::text),
  constraint chat_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX chat_messages_once ON chat_messages USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

create table claimed_roles (
  user_id uuid not null,
  role text not null,
  until timestamp with time zone not null,
  constraint claimed_roles_pkey PRIMARY KEY (user_id),
  constraint claimed_roles_role_check CHECK (role in ('moderator', 'operator')),
  constraint claimed_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table closing_emails (
  user_id uuid not null,
  closing_id uuid not null,
  round text not null,
  queued_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint closing_emails_pkey PRIMARY KEY (user_id, closing_id, round),
  constraint closing_emails_round_check CHECK (round in ('announced', 'reminder', 'last', 'cancelled')),
  constraint closing_emails_closing_id_fkey FOREIGN KEY (closing_id) REFERENCES closings(id) ON DELETE CASCADE,
  constraint closing_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX closing_emails_by_round ON closing_emails USING btree (closing_id, round);

create table closings (
  id uuid not null,
  closes_on date not null,
  reason text not null,
  set_at timestamp with time zone not null,
  actor_subject uuid,
  round text,
  done_through uuid,
  is_round_done boolean not null default false,
  cancelled_at timestamp with time zone,
  sealed_at timestamp with time zone,
  sealed_sha256 text,
  sealed_bytes bigint,
  counts jsonb,
  finished_at timestamp with time zone,
  destroyed_at timestamp with time zone,
  constraint closings_pkey PRIMARY KEY (id),
  constraint closings_check CHECK ((sealed_at IS NULL) = (sealed_sha256 IS NULL) AND (sealed_at IS NULL) = (counts IS NULL)),
  constraint closings_check1 CHECK (finished_at IS NULL OR sealed_at IS NOT NULL),
  constraint closings_check2 CHECK (destroyed_at IS NULL OR finished_at IS NOT NULL),
  constraint closings_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  constraint closings_round_check CHECK (round in ('announced', 'reminder', 'last', 'closed', 'cancelled')),
  constraint closings_sealed_bytes_check CHECK (sealed_bytes > 0),
  constraint closings_sealed_sha256_check CHECK (sealed_sha256 ~ '^[0-9a-f]{64}$'::text)
);
CREATE UNIQUE INDEX closings_one_open ON closings USING btree ((true)) WHERE (cancelled_at IS NULL);

create table conversations (
  user_id uuid not null,
  other_id uuid not null,
  latest_at timestamp with time zone not null,
  constraint conversations_pkey PRIMARY KEY (user_id, other_id),
  constraint conversations_not_oneself CHECK (user_id <> other_id),
  constraint conversations_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX conversations_by_other ON conversations USING btree (other_id);
CREATE INDEX conversations_latest ON conversations USING btree (user_id, latest_at, other_id);

create table covered_days (
  user_id uuid not null,
  day date not null,
  constraint covered_days_pkey PRIMARY KEY (user_id, day),
  constraint covered_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table daily_totals (
  user_id uuid not null,
  practice_day date not null,
  sessions integer not null,
  minutes integer not null,
  constraint daily_totals_pkey PRIMARY KEY (user_id, practice_day),
  constraint daily_totals_minutes_check CHECK (minutes >= 0),
  constraint daily_totals_sessions_check CHECK (sessions >= 0),
  constraint daily_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table deleted_client_ids (
  user_id uuid not null,
  client_id uuid not null,
  session_id uuid not null,
  constraint deleted_client_ids_pkey PRIMARY KEY (user_id, client_id),
  constraint deleted_client_ids_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table deleted_meditation_sessions (
  user_id uuid not null,
  id uuid not null,
  ambient_sound text,
  completed_at timestamp with time zone not null,
  interrupted boolean not null,
  client_id uuid,
  created_at timestamp with time zone not null,
  constraint deleted_meditation_sessions_pkey PRIMARY KEY (user_id, id),
  constraint deleted_meditation_sessions_ambient_sound_check CHECK (ambient_sound in ('rain', 'ocean', 'forest', 'tibetan', 'wind', 'cafe', 'flute', 'fire')),
  constraint deleted_meditation_sessions_user_id_id_fkey FOREIGN KEY (user_id, id) REFERENCES deleted_practice_sessions(user_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);

create table deleted_practice_sessions (
  user_id uuid not null,
  id uuid not null,
  session jsonb not null,
  deleted_at timestamp with time zone not null,
  pictures jsonb,
  hardship jsonb,
  constraint deleted_practice_sessions_pkey PRIMARY KEY (user_id, id),
  constraint deleted_practice_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deleted_practice_sessions_by_age ON deleted_practice_sessions USING btree (deleted_at);
CREATE INDEX deleted_practice_sessions_own ON deleted_practice_sessions USING btree (user_id, deleted_at DESC, id DESC);

create table deleted_wellness_entries (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  client_id uuid,
  entry jsonb,
  deleted_at timestamp with time zone not null,
  constraint deleted_wellness_entries_pkey PRIMARY KEY (user_id, id),
  constraint deleted_wellness_entries_check CHECK (entry IS NOT NULL OR client_id IS NOT NULL),
  constraint deleted_wellness_entries_kind_check CHECK (kind in ('mood', 'sleep')),
  constraint deleted_wellness_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deleted_wellness_entries_by_age ON deleted_wellness_entries USING btree (deleted_at) WHERE (entry IS NOT NULL);
CREATE INDEX deleted_wellness_entries_by_client ON deleted_wellness_entries USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

create table departures (
  user_id uuid not null,
  id uuid not null,
  peer text not null,
  code_hash bytea not null,
  code_challenge text not null,
  code_expires_at timestamp with time zone not null,
  exchanged_at timestamp with time zone,
  token_hash bytea,
  token_expires_at timestamp with time zone,
  archive_id uuid,
  created_at timestamp with time zone not null,
  arrived_at timestamp with time zone,
  constraint departures_pkey PRIMARY KEY (user_id),
  constraint departures_code_challenge_check CHECK (char_length(code_challenge) = 43),
  constraint departures_code_hash_check CHECK (octet_length(code_hash) = 32),
  constraint departures_peer_check CHECK (char_length(peer) <= 255),
  constraint departures_token_hash_check CHECK (octet_length(token_hash) = 32),
  constraint departures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX departures_by_age ON departures USING btree (created_at);
CREATE UNIQUE INDEX departures_by_code ON departures USING btree (code_hash);
CREATE UNIQUE INDEX departures_by_token ON departures USING btree (token_hash);

create table direct_messages (
  recipient_id uuid not null,
  id uuid not null,
  sender_id uuid not null,
  message text not null,
  is_read boolean not null default false,
  created_at timestamp with time zone not null default now(),
  sequence bigint not null default nextval('direct_messages_sequence'::regclass),
  sender_deleted boolean not null default false,
  recipient_deleted boolean not null default false,
  is_seen boolean not null default false,
  constraint direct_messages_pkey PRIMARY KEY (recipient_id, id),
  constraint direct_messages_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 5000),
  constraint direct_messages_not_oneself CHECK (sender_id <> recipient_id),
  constraint direct_messages_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint direct_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX direct_messages_by_sender ON direct_messages USING btree (sender_id, id);
CREATE INDEX direct_messages_unread ON direct_messages USING btree (recipient_id, sender_id) WHERE ((NOT is_read) AND (NOT recipient_deleted));
CREATE UNIQUE INDEX direct_messages_by_pair ON direct_messages USING btree (LEAST(sender_id, recipient_id), GREATEST(sender_id, recipient_id), sequence);

create table early_access_choices (
  user_id uuid not null,
  is_on boolean not null,
  changed_at timestamp with time zone not null,
  constraint early_access_choices_pkey PRIMARY KEY (user_id),
  constraint early_access_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table educational_content (
  id uuid not null,
  title text not null,
  content jsonb not null,
  category text not null,
  limb_type text,
  difficulty text not null default 'beginner'::text,
  read_time smallint not null,
  author_id uuid,
  is_published boolean not null default true,
  created_at timestamp with time zone not null default now(),
  slug text not null,
  standfirst text not null default ''::text,
  sources jsonb not null default '[]'::jsonb,
  checked_on date,
  sort_order smallint not null default 0,
  constraint educational_content_pkey PRIMARY KEY (id),
  constraint educational_content_slug_key UNIQUE (slug),
  constraint educational_content_category_check CHECK (char_length(category) <= 50),
  constraint educational_content_difficulty_check CHECK (difficulty in ('beginner', 'intermediate', 'advanced')),
  constraint educational_content_limb_type_check CHECK (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  constraint educational_content_read_time_check CHECK (read_time > 0),
  constraint educational_content_slug_check CHECK (char_length(slug) <= 80),
  constraint educational_content_standfirst_check CHECK (char_length(standfirst) <= 400),
  constraint educational_content_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  constraint educational_content_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX educational_content_by_author ON educational_content USING btree (author_id) WHERE (author_id IS NOT NULL);

create table email_verifications (
  user_id uuid not null,
  id uuid not null,
  email text not null,
  code bytea not null,
  verified boolean not null default false,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint email_verifications_pkey PRIMARY KEY (user_id, id),
  constraint email_verifications_code_key UNIQUE (code),
  constraint email_verifications_code_check CHECK (octet_length(code) = 32),
  constraint email_verifications_email_check CHECK (char_length(email) <= 254),
  constraint email_verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX email_verifications_by_email ON email_verifications USING btree (lower(email), created_at DESC);

create table feeling_totals (
  user_id uuid not null,
  limb_type text not null,
  before_feeling text,
  after_feeling text,
  sessions integer not null,
  minutes integer not null,
  constraint feeling_totals_user_id_limb_type_before_feeling_after_feeli_key UNIQUE NULLS NOT DISTINCT (user_id, limb_type, before_feeling, after_feeling),
  constraint feeling_totals_after_feeling_check CHECK (after_feeling in ('calm', 'peaceful', 'focused', 'energized', 'centered', 'grateful', 'blissful')),
  constraint feeling_totals_before_feeling_check CHECK (before_feeling in ('stressed', 'anxious', 'tired', 'restless', 'neutral', 'content', 'energized')),
  constraint feeling_totals_limb_type_check CHECK (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  constraint feeling_totals_minutes_check CHECK (minutes > 0),
  constraint feeling_totals_sessions_check CHECK (sessions > 0),
  constraint feeling_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table follow_counts (
  user_id uuid not null,
  followers integer not null default 0,
  following integer not null default 0,
  follows_version integer not null default 0,
  constraint follow_counts_pkey PRIMARY KEY (user_id),
  constraint follow_counts_followers_check CHECK (followers >= 0),
  constraint follow_counts_following_check CHECK (following >= 0),
  constraint follow_counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table follow_requests (
  follower_id uuid not null,
  following_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint follow_requests_pkey PRIMARY KEY (follower_id, following_id),
  constraint follow_requests_not_oneself CHECK (follower_id <> following_id),
  constraint follow_requests_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint follow_requests_following_id_fkey FOREIGN KEY (following_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX follow_requests_by_following ON follow_requests USING btree (following_id, created_at, follower_id);

create table followers (
  follower_id uuid not null,
  following_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint followers_pkey PRIMARY KEY (follower_id, following_id),
  constraint followers_not_oneself CHECK (follower_id <> following_id),
  constraint followers_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint followers_following_id_fkey FOREIGN KEY (following_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX followers_by_following ON followers USING btree (following_id, created_at, follower_id);

create table gentle_offers (
  user_id uuid not null,
  offered_on date not null,
  answer text,
  answered_on date,
  gentle_until date,
  ended_on date,
  constraint gentle_offers_pkey PRIMARY KEY (user_id, offered_on),
  constraint gentle_offers_answer_check CHECK (answer in ('yes', 'not-now')),
  constraint gentle_offers_check CHECK (gentle_until = (answered_on + 13)),
  constraint gentle_offers_check1 CHECK (ended_on >= answered_on AND ended_on <= gentle_until),
  constraint gentle_offers_check2 CHECK ((answer IS NULL) = (answered_on IS NULL)),
  constraint gentle_offers_check3 CHECK ((NOT answer IS DISTINCT FROM 'yes'::text) = (gentle_until IS NOT NULL)),
  constraint gentle_offers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table giving_checks (
  started_at timestamp with time zone not null,
  asked integer not null,
  differed integer not null,
  unanswered integer not null,
  constraint giving_checks_pkey PRIMARY KEY (started_at),
  constraint giving_checks_asked_check CHECK (asked >= 0),
  constraint giving_checks_differed_check CHECK (differed >= 0),
  constraint giving_checks_unanswered_check CHECK (unanswered >= 0)
);

create table giving_plans (
  environment text not null,
  tier text not null,
  billing_cycle text not null,
  amount_cents integer not null,
  provider_plan_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint giving_plans_pkey PRIMARY KEY (environment, tier, billing_cycle, amount_cents),
  constraint giving_plans_provider_plan_id_key UNIQUE (provider_plan_id),
  constraint giving_plans_amount_cents_check CHECK (amount_cents > 0),
  constraint giving_plans_billing_cycle_check CHECK (billing_cycle in ('monthly', 'annual')),
  constraint giving_plans_environment_check CHECK (char_length(environment) <= 200),
  constraint giving_plans_provider_plan_id_check CHECK (char_length(provider_plan_id) <= 255),
  constraint giving_plans_tier_check CHECK (tier in ('low-cost', 'standard', 'pay-forward', 'custom'))
);

create table giving_subjects (
  user_id uuid not null,
  subject_id uuid not null,
  constraint giving_subjects_pkey PRIMARY KEY (user_id),
  constraint giving_subjects_subject_id_key UNIQUE (subject_id),
  constraint giving_subjects_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table guide_consents (
  user_id uuid not null,
  may_use_log boolean not null,
  changed_at timestamp with time zone not null,
  constraint guide_consents_pkey PRIMARY KEY (user_id),
  constraint guide_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table guide_passages (
  id text not null,
  source text not null,
  title text not null,
  text text not null,
  path text not null,
  suggests_practice boolean not null,
  search tsvector not null,
  constraint guide_passages_pkey PRIMARY KEY (id),
  constraint guide_passages_path_check CHECK (path ~ '^/[^/]'::text)
);
CREATE INDEX guide_passages_search ON guide_passages USING gin (search);

create table hidden_recommendations (
  user_id uuid not null,
  limb_type text not null,
  until date not null,
  constraint hidden_recommendations_pkey PRIMARY KEY (user_id, limb_type),
  constraint hidden_recommendations_limb_type_check CHECK (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  constraint hidden_recommendations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table hidden_sessions (
  user_id uuid not null,
  session_id uuid not null,
  hidden_at timestamp with time zone not null,
  constraint hidden_sessions_pkey PRIMARY KEY (user_id, session_id),
  constraint hidden_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  reply jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key),
  constraint idempotency_keys_key_check CHECK (char_length(key) <= 255),
  constraint idempotency_keys_scope_check CHECK (char_length(scope) <= 255)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING btree (created_at);

create table import_rows (
  user_id uuid not null,
  import_id uuid not null,
  number integer not null,
  kind text,
  entry jsonb,
  fault text,
  is_new boolean not null default false,
  constraint import_rows_pkey PRIMARY KEY (user_id, import_id, number),
  constraint import_rows_check CHECK ((kind IS NOT NULL AND entry IS NOT NULL) <> (fault IS NOT NULL)),
  constraint import_rows_kind_check CHECK (kind in ('practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading', 'exchange', 'hidden', 'challenge', 'calendar', 'setting', 'privacy', 'gentle-offer', 'preset', 'timer-setting', 'question')),
  constraint import_rows_number_check CHECK (number >= 0),
  constraint import_rows_user_id_import_id_fkey FOREIGN KEY (user_id, import_id) REFERENCES imports(user_id, id) ON DELETE CASCADE
);

create table imports (
  user_id uuid not null,
  id uuid not null,
  source text not null,
  name text not null,
  state text not null default 'receiving'::text,
  refusal text,
  received integer not null default 0,
  counts jsonb,
  created_at timestamp with time zone not null,
  added_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (user_id, id),
  constraint imports_check CHECK ((state = 'refused'::text) = (refusal IS NOT NULL)),
  constraint imports_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 255),
  constraint imports_received_check CHECK (received >= 0),
  constraint imports_refusal_check CHECK (refusal in ('not-an-archive', 'newer-version', 'damaged', 'too-large', 'unsafe')),
  constraint imports_source_check CHECK (source in ('archive', 'table', 'apple-health', 'loop-habits')),
  constraint imports_state_check CHECK (state in ('receiving', 'reading', 'refused', 'checked', 'added', 'undone')),
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX imports_by_age ON imports USING btree (created_at);

create table inbox_settings (
  user_id uuid not null,
  seen_at timestamp with time zone,
  in_app text[] not null default ARRAY['messages'::text, 'follow-requests'::text, 'rooms'::text, 'buddies'::text, 'achievements'::text, 'letters'::text],
  push text[] not null default ARRAY['messages'::text, 'rooms'::text],
  email text[] not null default ARRAY['letters'::text],
  emails_stopped boolean not null default false,
  emailed_at timestamp with time zone,
  constraint inbox_settings_pkey PRIMARY KEY (user_id),
  constraint inbox_settings_email_check CHECK (email <@ ARRAY['messages'::text, 'follow-requests'::text, 'rooms'::text, 'buddies'::text, 'achievements'::text, 'letters'::text]),
  constraint inbox_settings_in_app_check CHECK (in_app <@ ARRAY['messages'::text, 'follow-requests'::text, 'rooms'::text, 'buddies'::text, 'achievements'::text, 'letters'::text]),
  constraint inbox_settings_push_check CHECK (push <@ ARRAY['messages'::text, 'follow-requests'::text, 'rooms'::text, 'buddies'::text, 'achievements'::text, 'letters'::text]),
  constraint inbox_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table letters (
  user_id uuid not null,
  id uuid not null,
  client_id uuid,
  kind text not null,
  text text not null,
  attachment text,
  answer text,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  is_urgent boolean not null default false,
  words jsonb,
  constraint letters_pkey PRIMARY KEY (user_id, id),
  constraint letters_answer_check CHECK (char_length(answer) >= 1 AND char_length(answer) <= 5000),
  constraint letters_attachment_check CHECK (char_length(attachment) <= 500),
  constraint letters_check CHECK (answer IS NULL OR closed_at IS NOT NULL),
  constraint letters_kind_check CHECK (kind in ('question', 'problem', 'idea')),
  constraint letters_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 5000),
  constraint letters_words_check CHECK (jsonb_typeof(words) = 'object'::text),
  constraint letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX letters_waiting ON letters USING btree (created_at) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX letters_by_id ON letters USING btree (id);
CREATE UNIQUE INDEX letters_once ON letters USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

create table live_rooms (
  room_id uuid not null,
  host_id uuid not null,
  name text not null,
  description text,
  limb_type text,
  is_private boolean not null default false,
  max_participants smallint not null default 10,
  start_time timestamp with time zone not null,
  end_time timestamp with time zone,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  audience text not null default 'all'::text,
  programme jsonb,
  client_id uuid,
  constraint live_rooms_pkey PRIMARY KEY (room_id),
  constraint live_rooms_audience_check CHECK (audience in ('all', 'followers', 'buddies', 'link')),
  constraint live_rooms_check CHECK (end_time >= start_time),
  constraint live_rooms_description_check CHECK (char_length(description) <= 1000),
  constraint live_rooms_limb_type_check CHECK (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  constraint live_rooms_max_participants_check CHECK (max_participants >= 2),
  constraint live_rooms_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100),
  constraint live_rooms_host_id_fkey FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX live_rooms_by_end ON live_rooms USING btree (end_time);
CREATE INDEX live_rooms_by_host ON live_rooms USING btree (host_id);
CREATE UNIQUE INDEX live_rooms_by_client_id ON live_rooms USING btree (host_id, client_id) WHERE (client_id IS NOT NULL);

create table llm_usage (
  user_id uuid not null,
  day date not null,
  used integer not null,
  constraint llm_usage_pkey PRIMARY KEY (user_id, day),
  constraint llm_usage_used_check CHECK (used >= 0),
  constraint llm_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX llm_usage_day ON llm_usage USING btree (day) INCLUDE (used);

create table login_sessions (
  user_id uuid not null,
  id uuid not null,
  cookie_hash bytea,
  created_by_ip inet,
  user_agent text,
  device_id text,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  proven_at timestamp with time zone,
  constraint login_sessions_pkey PRIMARY KEY (user_id, id),
  constraint login_sessions_cookie_hash_check CHECK (octet_length(cookie_hash) = 32),
  constraint login_sessions_device_id_check CHECK (char_length(device_id) <= 255),
  constraint login_sessions_user_agent_check CHECK (char_length(user_agent) <= 512),
  constraint login_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX login_sessions_by_end ON login_sessions USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX login_sessions_by_expiry ON login_sessions USING btree (expires_at);

create table meditation_sessions (
  user_id uuid not null,
  id uuid not null,
  ambient_sound text,
  completed_at timestamp with time zone not null,
  interrupted boolean not null default false,
  created_at timestamp with time zone not null default now(),
  client_id uuid,
  constraint meditation_sessions_pkey PRIMARY KEY (user_id, id),
  constraint meditation_sessions_ambient_sound_check CHECK (ambient_sound in ('rain', 'ocean', 'forest', 'tibetan', 'wind', 'cafe', 'flute', 'fire')),
  constraint meditation_sessions_user_id_id_fkey FOREIGN KEY (user_id, id) REFERENCES practice_sessions(user_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX meditation_sessions_own ON meditation_sessions USING btree (user_id, completed_at DESC, id DESC);
CREATE UNIQUE INDEX meditation_sessions_once ON meditation_sessions USING btree (user_id, client_id);

create table member_event_counts (
  user_id uuid not null,
  last_seq bigint not null,
  constraint member_event_counts_pkey PRIMARY KEY (user_id),
  constraint member_event_counts_last_seq_check CHECK (last_seq > 0),
  constraint member_event_counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table member_events (
  user_id uuid not null,
  seq bigint not null,
  kind text not null,
  data jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint member_events_pkey PRIMARY KEY (user_id, seq),
  constraint member_events_kind_check CHECK (char_length(kind) >= 1 AND char_length(kind) <= 64),
  constraint member_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX member_events_by_age ON member_events USING brin (created_at);

create table message_settings (
  user_id uuid not null,
  read_receipts boolean not null,
  constraint message_settings_pkey PRIMARY KEY (user_id),
  constraint message_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table mood_entries (
  user_id uuid not null,
  id uuid not null,
  mood text not null,
  energy smallint not null default 5,
  notes text,
  practice_day date not null,
  created_at timestamp with time zone not null default now(),
  energy_given boolean not null default true,
  client_id uuid,
  import_id uuid,
  version integer not null default 1,
  constraint mood_entries_pkey PRIMARY KEY (user_id, id),
  constraint mood_entries_energy_check CHECK (energy >= 1 AND energy <= 10),
  constraint mood_entries_mood_check CHECK (mood in ('happy', 'calm', 'excited', 'peaceful', 'stressed', 'anxious', 'sad', 'energetic')),
  constraint mood_entries_notes_check CHECK (char_length(notes) <= 2000),
  constraint mood_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mood_entries_imported ON mood_entries USING btree (user_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX mood_entries_own ON mood_entries USING btree (user_id, created_at DESC, id DESC) INCLUDE (practice_day, mood, energy, energy_given);
CREATE UNIQUE INDEX mood_entries_once ON mood_entries USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

create table motivational_quotes (
  user_id uuid not null,
  id uuid not null,
  text text not null,
  author text,
  theme text not null,
  practice_context text,
  generated_at timestamp with time zone not null default now(),
  original text,
  constraint motivational_quotes_pkey PRIMARY KEY (user_id, id),
  constraint motivational_quotes_author_check CHECK (char_length(author) <= 200),
  constraint motivational_quotes_original_check CHECK (char_length(original) <= 1000),
  constraint motivational_quotes_practice_context_check CHECK (char_length(practice_context) <= 1000),
  constraint motivational_quotes_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 1000),
  constraint motivational_quotes_theme_check CHECK (theme in ('motivation', 'wisdom', 'progress', 'mindfulness', 'perseverance')),
  constraint motivational_quotes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table move_archives (
  user_id uuid not null,
  id uuid not null,
  state text not null default 'making'::text,
  progress double precision not null default 0,
  bytes bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint move_archives_pkey PRIMARY KEY (user_id),
  constraint move_archives_bytes_check CHECK (bytes > 0),
  constraint move_archives_check CHECK ((state = 'ready'::text) = (bytes IS NOT NULL AND expires_at IS NOT NULL)),
  constraint move_archives_progress_check CHECK (progress >= 0::double precision AND progress <= 1::double precision),
  constraint move_archives_state_check CHECK (state in ('making', 'ready', 'failed')),
  constraint move_archives_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX move_archives_by_age ON move_archives USING btree (created_at);

create table moves (
  user_id uuid not null,
  id uuid not null,
  peer text not null,
  state text not null default 'asking'::text,
  refusal text,
  state_hash bytea not null,
  answered_at timestamp with time zone,
  token bytea,
  token_expires_at timestamp with time zone,
  bytes bigint,
  received bigint not null default 0,
  import_id uuid not null,
  created_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint moves_pkey PRIMARY KEY (user_id),
  constraint moves_bytes_check CHECK (bytes > 0),
  constraint moves_check CHECK ((state = 'refused'::text) = (refusal IS NOT NULL)),
  constraint moves_peer_check CHECK (char_length(peer) <= 255),
  constraint moves_received_check CHECK (received >= 0),
  constraint moves_refusal_check CHECK (refusal in ('expired', 'private', 'too-large', 'answer-wrong', 'failed-there', 'dropped')),
  constraint moves_state_check CHECK (state in ('asking', 'fetching', 'fetched', 'refused')),
  constraint moves_state_hash_check CHECK (octet_length(state_hash) = 32),
  constraint moves_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX moves_by_age ON moves USING btree (created_at);

create table mutes (
  muter_id uuid not null,
  muted_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint mutes_pkey PRIMARY KEY (muter_id, muted_id),
  constraint mutes_not_oneself CHECK (muter_id <> muted_id),
  constraint mutes_muted_id_fkey FOREIGN KEY (muted_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint mutes_muter_id_fkey FOREIGN KEY (muter_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mutes_by_muted ON mutes USING btree (muted_id);
CREATE INDEX mutes_own ON mutes USING btree (muter_id, created_at, muted_id);

create table operator_audit (
  id uuid not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_subject_id uuid,
  act text not null,
  subject_id uuid,
  object_id uuid,
  reason text not null,
  constraint operator_audit_pkey PRIMARY KEY (id),
  constraint operator_audit_act_check CHECK (act ~ '^[a-z]+(_[a-z]+)*$'::text AND char_length(act) <= 50),
  constraint operator_audit_actor_kind_check CHECK (actor_kind in ('member', 'shell', 'system')),
  constraint operator_audit_check CHECK ((actor_subject_id IS NOT NULL) = (actor_kind = 'member'::text)),
  constraint operator_audit_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500)
);
CREATE INDEX operator_audit_by_actor ON operator_audit USING btree (actor_subject_id, id) WHERE (actor_subject_id IS NOT NULL);
CREATE INDEX operator_audit_by_age ON operator_audit USING btree (at);
CREATE INDEX operator_audit_by_subject ON operator_audit USING btree (subject_id, id) WHERE (subject_id IS NOT NULL);
CREATE TRIGGER operator_audit_is_final BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_audit FOR EACH STATEMENT EXECUTE FUNCTION operator_audit_is_final();

create table operator_roles (
  user_id uuid not null,
  role text not null,
  granted_at timestamp with time zone not null,
  constraint operator_roles_pkey PRIMARY KEY (user_id),
  constraint operator_roles_role_check CHECK (role in ('moderator', 'operator')),
  constraint operator_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table operator_subjects (
  user_id uuid not null,
  subject_id uuid not null,
  constraint operator_subjects_pkey PRIMARY KEY (user_id),
  constraint operator_subjects_subject_id_key UNIQUE (subject_id),
  constraint operator_subjects_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table passkey_challenges (
  challenge bytea not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_challenge_check CHECK (octet_length(challenge) = 32),
  constraint passkey_challenges_check CHECK ((user_id IS NULL) = (purpose = 'sign-in'::text)),
  constraint passkey_challenges_purpose_check CHECK (purpose in ('add', 'sign-in', 'second-step', 'confirm-owner')),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_by_age ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_by_member ON passkey_challenges USING btree (user_id);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (user_id, id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_counter_check CHECK (counter >= 0 AND counter <= '4294967295'::bigint),
  constraint passkeys_credential_id_check CHECK (octet_length(credential_id) >= 1 AND octet_length(credential_id) <= 1023),
  constraint passkeys_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 40),
  constraint passkeys_public_key_check CHECK (octet_length(public_key) >= 1 AND octet_length(public_key) <= 2000),
  constraint passkeys_transports_check CHECK (cardinality(transports) <= 10),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_by_member ON passkeys USING btree (user_id, created_at DESC);

create table password_reset_tokens (
  user_id uuid not null,
  id uuid not null,
  token bytea not null,
  expires_at timestamp with time zone not null,
  used boolean not null default false,
  created_at timestamp with time zone not null default now(),
  asker bytea,
  constraint password_reset_tokens_pkey PRIMARY KEY (user_id, id),
  constraint password_reset_tokens_token_key UNIQUE (token),
  constraint password_reset_tokens_asker_check CHECK (octet_length(asker) = 32),
  constraint password_reset_tokens_token_check CHECK (octet_length(token) = 32),
  constraint password_reset_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table payment_events (
  event_id text not null,
  event_type text not null,
  received_at timestamp with time zone not null default now(),
  occurred_at timestamp with time zone,
  fact jsonb,
  outcome text not null default 'applied'::text,
  waits_for text,
  constraint payment_events_pkey PRIMARY KEY (event_id),
  constraint payment_events_event_id_check CHECK (char_length(event_id) <= 255),
  constraint payment_events_event_type_check CHECK (char_length(event_type) <= 100),
  constraint payment_events_outcome_check CHECK (outcome in ('applied', 'unknown', 'waiting', 'not ours')),
  constraint payment_events_waits_for_check CHECK (char_length(waits_for) <= 255)
);
CREATE INDEX payment_events_waiting ON payment_events USING btree (waits_for) WHERE (outcome = 'waiting'::text);

create table payment_ledger (
  id uuid not null,
  subject_id uuid not null,
  kind text not null,
  provider_id text not null,
  refunds text,
  payment_id uuid not null,
  payment_tier text not null,
  billing_cycle text,
  amount_cents integer not null,
  currency text not null,
  occurred_at timestamp with time zone not null,
  recorded_at timestamp with time zone not null default now(),
  constraint payment_ledger_pkey PRIMARY KEY (id),
  constraint payment_ledger_kind_provider_id_key UNIQUE (kind, provider_id),
  constraint payment_ledger_amount_cents_check CHECK (amount_cents > 0),
  constraint payment_ledger_billing_cycle_check CHECK (billing_cycle in ('monthly', 'annual')),
  constraint payment_ledger_check CHECK ((kind = 'payment'::text) = (refunds IS NULL)),
  constraint payment_ledger_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint payment_ledger_kind_check CHECK (kind in ('payment', 'refund', 'reversal')),
  constraint payment_ledger_payment_tier_check CHECK (payment_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  constraint payment_ledger_provider_id_check CHECK (char_length(provider_id) <= 255),
  constraint payment_ledger_refunds_check CHECK (char_length(refunds) <= 255)
);
CREATE INDEX payment_ledger_by_payment ON payment_ledger USING btree (payment_id);
CREATE INDEX payment_ledger_by_subject ON payment_ledger USING btree (subject_id, occurred_at, id);
CREATE INDEX payment_ledger_by_time ON payment_ledger USING btree (occurred_at);
CREATE INDEX payment_ledger_refunds ON payment_ledger USING btree (refunds) WHERE (refunds IS NOT NULL);
CREATE TRIGGER payment_ledger_is_final BEFORE DELETE OR UPDATE ON payment_ledger FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER payment_ledger_stays BEFORE TRUNCATE ON payment_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table phone_verifications (
  id uuid not null,
  phone text not null,
  purpose text not null,
  code bytea not null,
  attempts smallint not null default 0,
  verified boolean not null default false,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  user_id uuid,
  country text,
  sent_at timestamp with time zone,
  browser bytea,
  constraint phone_verifications_pkey PRIMARY KEY (id),
  constraint phone_verifications_attempts_check CHECK (attempts >= 0 AND attempts <= 5),
  constraint phone_verifications_browser_check CHECK (octet_length(browser) = 32),
  constraint phone_verifications_code_check CHECK (octet_length(code) = 32),
  constraint phone_verifications_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint phone_verifications_member_check CHECK ((user_id IS NULL) = (purpose in ('sign-in', 'sign-up'))),
  constraint phone_verifications_phone_check CHECK (char_length(phone) <= 20 AND phone ~ '^\+[1-9][0-9]+$'::text),
  constraint phone_verifications_purpose_check CHECK (purpose in ('sign-in', 'sign-up', 'verify-contact', 'confirm-owner')),
  constraint phone_verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX phone_verifications_by_age ON phone_verifications USING btree (created_at);
CREATE INDEX phone_verifications_by_member ON phone_verifications USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX phone_verifications_by_phone ON phone_verifications USING btree (phone, created_at DESC);
CREATE INDEX phone_verifications_sent ON phone_verifications USING btree (country, sent_at) WHERE (sent_at IS NOT NULL);

create table practice_buddies (
  user_id1 uuid not null,
  user_id2 uuid not null,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  since_day date not null default CURRENT_DATE,
  word1 text,
  word1_day date,
  word1_at timestamp with time zone,
  word2 text,
  word2_day date,
  word2_at timestamp with time zone,
  constraint practice_buddies_pkey PRIMARY KEY (user_id1, user_id2),
  constraint practice_buddies_not_oneself CHECK (user_id1 <> user_id2),
  constraint practice_buddies_status_check CHECK (status in ('invited', 'active', 'ended')),
  constraint practice_buddies_word1_check CHECK (word1 in ('thinking-of-you', 'join-me-tomorrow', 'no-hurry', 'thank-you')),
  constraint practice_buddies_word2_check CHECK (word2 in ('thinking-of-you', 'join-me-tomorrow', 'no-hurry', 'thank-you')),
  constraint practice_buddies_words_of_buddies CHECK (status = 'active'::text OR num_nonnulls(word1, word2) = 0),
  constraint practice_buddies_words_whole CHECK ((num_nulls(word1, word1_day, word1_at) = ANY (ARRAY[0, 3])) AND (num_nulls(word2, word2_day, word2_at) = ANY (ARRAY[0, 3]))),
  constraint practice_buddies_user_id1_fkey FOREIGN KEY (user_id1) REFERENCES users(id) ON DELETE CASCADE,
  constraint practice_buddies_user_id2_fkey FOREIGN KEY (user_id2) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX practice_buddies_by_second ON practice_buddies USING btree (user_id2);
CREATE UNIQUE INDEX practice_buddies_pair_key ON practice_buddies USING btree (LEAST(user_id1, user_id2), GREATEST(user_id1, user_id2));

create table practice_hardships (
  user_id uuid not null,
  session_id uuid not null,
  severity text,
  words text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  constraint practice_hardships_pkey PRIMARY KEY (user_id, session_id),
  constraint practice_hardships_severity_check CHECK (severity in ('little', 'quite', 'very')),
  constraint practice_hardships_words_check CHECK (cardinality(words) <= 3 AND words <@ ARRAY['anxious'::text, 'restless'::text, 'low'::text, 'angry'::text, 'old_memories'::text, 'cut_off'::text, 'numb'::text, 'unreal'::text, 'aching'::text, 'sleepless'::text, 'lights_or_sounds'::text]),
  constraint practice_hardships_user_id_session_id_fkey FOREIGN KEY (user_id, session_id) REFERENCES practice_sessions(user_id, id) ON DELETE CASCADE
);

create table practice_pauses (
  user_id uuid not null,
  id uuid not null,
  first_day date not null,
  last_day date not null,
  created_at timestamp with time zone not null default now(),
  constraint practice_pauses_pkey PRIMARY KEY (user_id, id),
  constraint practice_pauses_check CHECK ((last_day - first_day) >= 0 AND (last_day - first_day) <= 29),
  constraint practice_pauses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table practice_reports (
  user_id uuid not null,
  id uuid not null,
  range text not null default 'all-time'::text,
  with_notes boolean not null default false,
  state text not null default 'making'::text,
  progress double precision not null default 0,
  bytes bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  with_hard boolean not null default false,
  constraint practice_reports_pkey PRIMARY KEY (user_id),
  constraint practice_reports_bytes_check CHECK (bytes > 0),
  constraint practice_reports_check CHECK ((state = 'ready'::text) = (bytes IS NOT NULL AND expires_at IS NOT NULL)),
  constraint practice_reports_progress_check CHECK (progress >= 0::double precision AND progress <= 1::double precision),
  constraint practice_reports_range_check CHECK (range in ('last-30-days', 'last-90-days', 'this-year', 'all-time')),
  constraint practice_reports_state_check CHECK (state in ('making', 'ready', 'failed')),
  constraint practice_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX practice_reports_by_age ON practice_reports USING btree (created_at);

create table practice_sessions (
  user_id uuid not null,
  id uuid not null,
  date date not null,
  "time" time without time zone not null,
  zone text not null,
  practice_day date not null,
  limb_type text not null,
  duration smallint not null,
  before_feeling text,
  after_feeling text,
  notes text,
  visibility text not null default 'private'::text,
  is_public boolean not null generated always as (visibility = 'public'::text) stored,
  share_notes boolean not null default false,
  meditation_session_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  client_practice_id uuid,
  import_id uuid,
  tags text[],
  constraint practice_sessions_pkey PRIMARY KEY (user_id, id),
  constraint practice_sessions_id_key UNIQUE (id),
  constraint practice_sessions_after_feeling_check CHECK (after_feeling in ('calm', 'peaceful', 'focused', 'energized', 'centered', 'grateful', 'blissful')),
  constraint practice_sessions_before_feeling_check CHECK (before_feeling in ('stressed', 'anxious', 'tired', 'restless', 'neutral', 'content', 'energized')),
  constraint practice_sessions_check CHECK (meditation_session_id = id),
  constraint practice_sessions_duration_check CHECK (duration >= 1 AND duration <= 300),
  constraint practice_sessions_feelings_known CHECK (meditation_session_id IS NOT NULL OR import_id IS NOT NULL OR before_feeling IS NOT NULL) NOT VALID,
  constraint practice_sessions_limb_type_check CHECK (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  constraint practice_sessions_notes_check CHECK (char_length(notes) <= 5000),
  constraint practice_sessions_tags_check CHECK (cardinality(tags) >= 1 AND cardinality(tags) <= 5 AND array_position(tags, NULL::text) IS NULL AND char_length(array_to_string(tags, ''::text)) <= (5 * 24)),
  constraint practice_sessions_time_check CHECK (EXTRACT(second FROM "time") = 0::numeric),
  constraint practice_sessions_version_check CHECK (version > 0),
  constraint practice_sessions_visibility_check CHECK (visibility in ('private', 'followers', 'public')),
  constraint practice_sessions_zone_check CHECK (char_length(zone) >= 1 AND char_length(zone) <= 64),
  constraint practice_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint practice_sessions_user_id_meditation_session_id_fkey FOREIGN KEY (user_id, meditation_session_id) REFERENCES meditation_sessions(user_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX practice_sessions_by_day ON practice_sessions USING btree (user_id, practice_day) INCLUDE (limb_type, before_feeling, after_feeling, duration, date, "time", zone);
CREATE INDEX practice_sessions_by_moment ON practice_sessions USING btree (practice_began_at(date, "time", zone)) WHERE (visibility <> 'private'::text);
CREATE INDEX practice_sessions_feed ON practice_sessions USING btree (id DESC) WHERE (visibility = 'public'::text);
CREATE INDEX practice_sessions_imported ON practice_sessions USING btree (user_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX practice_sessions_of_sits ON practice_sessions USING btree (user_id, meditation_session_id) WHERE (meditation_session_id IS NOT NULL);
CREATE INDEX practice_sessions_own ON practice_sessions USING btree (user_id, date DESC, "time" DESC, id DESC);
CREATE INDEX practice_sessions_own_by_limb ON practice_sessions USING btree (user_id, limb_type, date DESC, "time" DESC, id DESC);
CREATE INDEX practice_sessions_shared ON practice_sessions USING btree (user_id, id DESC) WHERE (visibility <> 'private'::text);
CREATE INDEX practice_sessions_tagged ON practice_sessions USING btree (user_id, date DESC, "time" DESC, id DESC) INCLUDE (practice_day, tags) WHERE (tags IS NOT NULL);
CREATE UNIQUE INDEX practice_sessions_once ON practice_sessions USING btree (user_id, client_practice_id) WHERE (client_practice_id IS NOT NULL);

create table privacy_settings (
  user_id uuid not null,
  default_visibility text not null default 'private'::text,
  approve_followers boolean not null default false,
  constraint privacy_settings_pkey PRIMARY KEY (user_id),
  constraint privacy_settings_default_visibility_check CHECK (default_visibility in ('private', 'followers', 'public')),
  constraint privacy_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table provider_proofs (
  user_id uuid not null,
  session_id uuid not null,
  token bytea not null,
  provider text not null,
  is_proven boolean not null,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint provider_proofs_pkey PRIMARY KEY (user_id, session_id, token),
  constraint provider_proofs_token_key UNIQUE (token),
  constraint provider_proofs_provider_check CHECK (provider in ('google', 'facebook', 'apple', 'oidc')),
  constraint provider_proofs_token_check CHECK (octet_length(token) = 32),
  constraint provider_proofs_user_id_session_id_fkey FOREIGN KEY (user_id, session_id) REFERENCES login_sessions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX provider_proofs_by_end ON provider_proofs USING btree (expires_at);

create table push_subscriptions (
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  constraint push_subscriptions_pkey PRIMARY KEY (user_id, session_id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_auth_check CHECK (char_length(auth) <= 30),
  constraint push_subscriptions_endpoint_check CHECK (char_length(endpoint) <= 1000),
  constraint push_subscriptions_p256dh_check CHECK (char_length(p256dh) <= 100),
  constraint push_subscriptions_user_id_session_id_fkey FOREIGN KEY (user_id, session_id) REFERENCES login_sessions(user_id, id) ON DELETE CASCADE
);

create table questions (
  user_id uuid not null,
  id uuid not null,
  frozen jsonb not null,
  seed text not null,
  first_day date not null,
  sha256 text not null,
  state text not null default 'running'::text,
  unkept_days text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  constraint questions_pkey PRIMARY KEY (user_id, id),
  constraint questions_seed_check CHECK (char_length(seed) = 32),
  constraint questions_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  constraint questions_state_check CHECK (state in ('running', 'ended', 'kept', 'stopped')),
  constraint questions_unkept_days_check CHECK (cardinality(unkept_days) <= 84),
  constraint questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX questions_one_running ON questions USING btree (user_id) WHERE (state = 'running'::text);

create table referral_codes (
  id uuid not null,
  user_id uuid,
  code text not null,
  is_active boolean not null default true,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by_user_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint referral_codes_pkey PRIMARY KEY (id),
  constraint referral_codes_code_key UNIQUE (code),
  constraint referral_codes_check CHECK (used_by_user_id IS NULL OR used_at IS NOT NULL),
  constraint referral_codes_code_check CHECK (char_length(code) >= 1 AND char_length(code) <= 32),
  constraint referral_codes_used_by_user_id_fkey FOREIGN KEY (used_by_user_id) REFERENCES users(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  constraint referral_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX referral_codes_by_owner ON referral_codes USING btree (user_id, id) WHERE (user_id IS NOT NULL);
CREATE INDEX referral_codes_by_user ON referral_codes USING btree (used_by_user_id) WHERE (used_by_user_id IS NOT NULL);

create table referral_stats (
  user_id uuid not null,
  month text not null,
  codes_generated integer not null default 0,
  codes_used integer not null default 0,
  constraint referral_stats_pkey PRIMARY KEY (user_id, month),
  constraint referral_stats_codes_generated_check CHECK (codes_generated >= 0),
  constraint referral_stats_codes_used_check CHECK (codes_used >= 0),
  constraint referral_stats_month_check CHECK (char_length(month) = 7 AND month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text),
  constraint referral_stats_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table reflection_choices (
  user_id uuid not null,
  choice text not null,
  changed_at timestamp with time zone not null,
  constraint reflection_choices_pkey PRIMARY KEY (user_id),
  constraint reflection_choices_choice_check CHECK (choice in ('monthly', 'no')),
  constraint reflection_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table reflections (
  user_id uuid not null,
  month text not null,
  content jsonb,
  read jsonb,
  source text not null,
  made_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint reflections_pkey PRIMARY KEY (user_id, month),
  constraint reflections_check CHECK ((deleted_at IS NULL) = (content IS NOT NULL)),
  constraint reflections_check1 CHECK ((deleted_at IS NULL) = (read IS NOT NULL)),
  constraint reflections_month_check CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'::text),
  constraint reflections_source_check CHECK (source in ('rules', 'model')),
  constraint reflections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table refresh_tokens (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  token bytea not null,
  rotated_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint refresh_tokens_pkey PRIMARY KEY (user_id, session_id, id),
  constraint refresh_tokens_token_key UNIQUE (token),
  constraint refresh_tokens_token_check CHECK (octet_length(token) = 32),
  constraint refresh_tokens_user_id_session_id_fkey FOREIGN KEY (user_id, session_id) REFERENCES login_sessions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens USING btree (expires_at);

create table rehearsals (
  rehearsed_at timestamp with time zone not null default clock_timestamp(),
  restored_to timestamp with time zone not null,
  kind text not null,
  tables integer not null,
  rows bigint not null,
  files bigint not null,
  differences integer not null,
  started boolean not null,
  seconds integer not null,
  constraint rehearsals_pkey PRIMARY KEY (rehearsed_at),
  constraint rehearsals_differences_check CHECK (differences >= 0),
  constraint rehearsals_files_check CHECK (files >= 0),
  constraint rehearsals_kind_check CHECK (kind in ('dump', 'pgbackrest')),
  constraint rehearsals_rows_check CHECK (rows >= 0),
  constraint rehearsals_seconds_check CHECK (seconds >= 0),
  constraint rehearsals_tables_check CHECK (tables >= 0)
);

create table reminder_notices (
  user_id uuid not null,
  id uuid not null,
  day date not null,
  due_at timestamp with time zone not null,
  channel text not null,
  tone text not null,
  words text,
  tells_fewer boolean not null default false,
  is_later boolean not null default false,
  action text,
  pending uuid[] not null default '{}'::uuid[],
  try_at timestamp with time zone,
  attempts smallint not null default 0,
  sent_at timestamp with time zone,
  constraint reminder_notices_pkey PRIMARY KEY (user_id, id),
  constraint reminder_notices_action_check CHECK (action in ('start', 'later', 'not-today')),
  constraint reminder_notices_channel_check CHECK (channel in ('push', 'email')),
  constraint reminder_notices_tone_check CHECK (tone in ('usual', 'gentle')),
  constraint reminder_notices_words_check CHECK (char_length(words) <= 80),
  constraint reminder_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reminder_notices_by_day ON reminder_notices USING btree (user_id, day);
CREATE INDEX reminder_notices_by_due ON reminder_notices USING btree (due_at);
CREATE INDEX reminder_notices_to_send ON reminder_notices USING btree (try_at) WHERE (try_at IS NOT NULL);

create table reminder_settings (
  user_id uuid not null,
  quiet_from time without time zone not null default '21:30:00'::time without time zone,
  quiet_to time without time zone not null default '06:00:00'::time without time zone,
  is_paused boolean not null default false,
  resumes_on date,
  one_a_day boolean not null default true,
  counts_from date,
  feed_id uuid,
  feed_token bytea,
  weekly_day text,
  weekly_at timestamp with time zone,
  weekly_next_date date,
  weekly_last_date date,
  weekly_sent_day date,
  constraint reminder_settings_pkey PRIMARY KEY (user_id),
  constraint reminder_settings_feed_token_key UNIQUE (feed_token),
  constraint reminder_settings_check CHECK (is_paused OR resumes_on IS NULL),
  constraint reminder_settings_check1 CHECK ((feed_id IS NULL) = (feed_token IS NULL)),
  constraint reminder_settings_check2 CHECK ((weekly_day IS NULL) <= (weekly_at IS NULL)),
  constraint reminder_settings_feed_token_check CHECK (octet_length(feed_token) = 32),
  constraint reminder_settings_quiet_from_check CHECK (date_trunc('minute'::text, quiet_from::interval) = quiet_from::interval),
  constraint reminder_settings_quiet_to_check CHECK (date_trunc('minute'::text, quiet_to::interval) = quiet_to::interval),
  constraint reminder_settings_weekly_day_check CHECK (weekly_day in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  constraint reminder_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reminder_settings_weekly ON reminder_settings USING btree (weekly_at) WHERE (weekly_at IS NOT NULL);

create table reminders (
  user_id uuid not null,
  id uuid not null,
  "time" time without time zone not null,
  days text[] not null,
  words text,
  channel text not null default 'push'::text,
  is_on boolean not null default true,
  created_at timestamp with time zone not null default now(),
  next_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  next_date date,
  last_date date,
  constraint reminders_pkey PRIMARY KEY (user_id, id),
  constraint reminders_channel_check CHECK (channel in ('push', 'email')),
  constraint reminders_days_check CHECK (cardinality(days) >= 1 AND cardinality(days) <= 7),
  constraint reminders_days_check1 CHECK (days <@ ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text]),
  constraint reminders_time_check CHECK (date_trunc('minute'::text, "time"::interval) = "time"::interval),
  constraint reminders_words_check CHECK (char_length(words) >= 1 AND char_length(words) <= 80),
  constraint reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reminders_due ON reminders USING btree (next_at) WHERE is_on;

create table reported_messages (
  report_id uuid not null,
  "position" smallint not null,
  sender_id uuid not null,
  message text not null,
  sent_at timestamp with time zone not null,
  constraint reported_messages_pkey PRIMARY KEY (report_id, "position"),
  constraint reported_messages_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 5000),
  constraint reported_messages_position_check CHECK ("position" >= 1 AND "position" <= 10),
  constraint reported_messages_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE,
  constraint reported_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reported_messages_by_sender ON reported_messages USING btree (sender_id);

create table reports (
  id uuid not null,
  reporter_id uuid,
  reported_id uuid not null,
  session_id uuid,
  reason text not null,
  resolved_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  kind text not null default 'other'::text,
  outcomes text[],
  told_at timestamp with time zone,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_check CHECK (outcomes <@ ARRAY['hidden'::text, 'warned'::text, 'suspended'::text, 'closed'::text] AND (outcomes IS NULL OR resolved_at IS NOT NULL)),
  constraint reports_kind_check CHECK (kind in ('worry', 'unkind', 'selling', 'other')),
  constraint reports_not_oneself CHECK (reporter_id <> reported_id),
  constraint reports_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000),
  constraint reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint reports_reported_id_session_id_fkey FOREIGN KEY (reported_id, session_id) REFERENCES practice_sessions(user_id, id) ON DELETE SET NULL (session_id),
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX reports_by_reported ON reports USING btree (reported_id, session_id);
CREATE INDEX reports_by_reporter ON reports USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);
CREATE INDEX reports_queue ON reports USING btree ((
CASE kind
    WHEN 'worry'::text THEN 0
    ELSE 1
END), id) WHERE (resolved_at IS NULL);
CREATE INDEX reports_told ON reports USING btree (told_at) WHERE (told_at IS NOT NULL);
CREATE INDEX reports_untold ON reports USING btree (id) WHERE (told_at IS NULL);

create table room_participants (
  user_id uuid not null,
  room_id uuid not null,
  joined_at timestamp with time zone not null default now(),
  left_at timestamp with time zone,
  place smallint,
  shows_name boolean not null default false,
  arrived_at timestamp with time zone,
  thanked_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint room_participants_pkey PRIMARY KEY (user_id, room_id, joined_at),
  constraint room_participants_check CHECK (left_at >= joined_at),
  constraint room_participants_place_check CHECK (place > 0),
  constraint room_participants_room_id_fkey FOREIGN KEY (room_id) REFERENCES live_rooms(room_id) ON DELETE CASCADE,
  constraint room_participants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX room_participants_by_room ON room_participants USING btree (room_id);
CREATE UNIQUE INDEX room_participants_places ON room_participants USING btree (room_id, place) WHERE (left_at IS NULL);
CREATE UNIQUE INDEX room_participants_present ON room_participants USING btree (room_id, user_id) WHERE (left_at IS NULL);

create table security_logs (
  user_id uuid not null,
  id uuid not null,
  event_type text not null,
  details text,
  ip_address inet,
  "timestamp" timestamp with time zone not null default now(),
  constraint security_logs_pkey PRIMARY KEY (user_id, id),
  constraint security_logs_details_check CHECK (char_length(details) <= 500),
  constraint security_logs_event_type_check CHECK (char_length(event_type) <= 64 AND event_type ~ '^[a-z0-9_]+$'::text),
  constraint security_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table sent_texts (
  day date not null,
  sent integer not null,
  constraint sent_texts_pkey PRIMARY KEY (day),
  constraint sent_texts_sent_check CHECK (sent >= 0)
);

create table session_like_counts (
  owner_id uuid not null,
  session_id uuid not null,
  likes integer not null default 0,
  constraint session_like_counts_pkey PRIMARY KEY (owner_id, session_id),
  constraint session_like_counts_likes_check CHECK (likes >= 0),
  constraint session_like_counts_owner_id_session_id_fkey FOREIGN KEY (owner_id, session_id) REFERENCES practice_sessions(user_id, id) ON DELETE CASCADE
);

create table session_likes (
  user_id uuid not null,
  session_id uuid not null,
  owner_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint session_likes_pkey PRIMARY KEY (user_id, session_id),
  constraint session_likes_owner_id_session_id_fkey FOREIGN KEY (owner_id, session_id) REFERENCES practice_sessions(user_id, id) ON DELETE CASCADE,
  constraint session_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX session_likes_by_session ON session_likes USING btree (owner_id, session_id);

create table session_media (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  media_type text not null,
  media_url text not null,
  caption text,
  created_at timestamp with time zone not null default now(),
  constraint session_media_pkey PRIMARY KEY (user_id, session_id, id),
  constraint session_media_caption_check CHECK (char_length(caption) <= 500),
  constraint session_media_media_type_check CHECK (media_type in ('image', 'audio', 'video')),
  constraint session_media_media_url_check CHECK (char_length(media_url) <= 2048),
  constraint session_media_user_id_session_id_fkey FOREIGN KEY (user_id, session_id) REFERENCES practice_sessions(user_id, id) ON DELETE CASCADE
);

create table setting_history (
  user_id uuid not null,
  valid_from timestamp with time zone not null,
  weekly_goal smallint not null,
  zone text not null,
  day_ends_at smallint not null,
  fixed_rest_days text[] not null default '{}'::text[],
  constraint setting_history_pkey PRIMARY KEY (user_id, valid_from),
  constraint setting_history_day_ends_at_check CHECK (day_ends_at >= 0 AND day_ends_at <= 360),
  constraint setting_history_fixed_rest_days_check CHECK (fixed_rest_days <@ ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text, 'new-moon'::text, 'full-moon'::text]) NOT VALID,
  constraint setting_history_weekly_goal_check CHECK (weekly_goal >= 1 AND weekly_goal <= 7),
  constraint setting_history_zone_check CHECK (char_length(zone) >= 1 AND char_length(zone) <= 64),
  constraint setting_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table shared_pages (
  user_id uuid not null,
  id uuid not null,
  token bytea not null,
  figures jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint shared_pages_pkey PRIMARY KEY (user_id, id),
  constraint shared_pages_token_key UNIQUE (token),
  constraint shared_pages_check CHECK (expires_at > created_at),
  constraint shared_pages_token_check CHECK (octet_length(token) = 32),
  constraint shared_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX shared_pages_by_expiry ON shared_pages USING btree (expires_at);

create table sit_presets (
  user_id uuid not null,
  id uuid not null,
  name text,
  sit jsonb,
  "position" integer not null,
  changed_at timestamp with time zone not null,
  constraint sit_presets_pkey PRIMARY KEY (user_id, id),
  constraint sit_presets_check CHECK ((name IS NULL) = (sit IS NULL)),
  constraint sit_presets_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 32),
  constraint sit_presets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table sleep_entries (
  user_id uuid not null,
  id uuid not null,
  date date not null,
  bedtime timestamp with time zone,
  wake_time timestamp with time zone,
  quality smallint not null default 5,
  duration smallint,
  notes text,
  created_at timestamp with time zone not null default now(),
  zone text not null default 'UTC'::text,
  client_id uuid,
  import_id uuid,
  version integer not null default 1,
  constraint sleep_entries_pkey PRIMARY KEY (user_id, id),
  constraint sleep_entries_check CHECK (wake_time >= bedtime),
  constraint sleep_entries_duration_check CHECK (duration >= 0 AND duration <= 1440),
  constraint sleep_entries_notes_check CHECK (char_length(notes) <= 2000),
  constraint sleep_entries_quality_check CHECK (quality >= 1 AND quality <= 10),
  constraint sleep_entries_zone_check CHECK (char_length(zone) >= 1 AND char_length(zone) <= 64),
  constraint sleep_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sleep_entries_imported ON sleep_entries USING btree (user_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX sleep_entries_own ON sleep_entries USING btree (user_id, date DESC, id DESC) INCLUDE (quality, duration, bedtime, wake_time, zone);
CREATE UNIQUE INDEX sleep_entries_once ON sleep_entries USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);

create table social_connections (
  user_id uuid not null,
  platform text not null,
  platform_user_id text,
  platform_username text not null,
  access_token bytea,
  is_connected boolean not null default true,
  created_at timestamp with time zone not null default now(),
  visibility text not null default 'followers'::text,
  constraint social_connections_pkey PRIMARY KEY (user_id, platform),
  constraint social_connections_platform_check CHECK (platform in ('facebook', 'instagram', 'x', 'youtube')),
  constraint social_connections_platform_user_id_check CHECK (char_length(platform_user_id) <= 255),
  constraint social_connections_platform_username_check CHECK (char_length(platform_username) >= 1 AND char_length(platform_username) <= 100),
  constraint social_connections_visibility_check CHECK (visibility in ('private', 'followers', 'public')),
  constraint social_connections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table social_logins (
  user_id uuid not null,
  provider text not null,
  provider_id text not null,
  email text,
  name text,
  profile_picture text,
  access_token bytea,
  refresh_token bytea,
  created_at timestamp with time zone not null default now(),
  constraint social_logins_pkey PRIMARY KEY (user_id, provider),
  constraint social_logins_provider_provider_id_key UNIQUE (provider, provider_id),
  constraint social_logins_email_check CHECK (char_length(email) <= 254),
  constraint social_logins_name_check CHECK (char_length(name) <= 200),
  constraint social_logins_profile_picture_check CHECK (char_length(profile_picture) <= 2048),
  constraint social_logins_provider_check CHECK (provider in ('google', 'facebook', 'apple', 'oidc')),
  constraint social_logins_provider_id_check CHECK (char_length(provider_id) <= 255),
  constraint social_logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table social_starts (
  state bytea not null,
  provider text not null,
  purpose text not null,
  browser bytea not null,
  expires_at timestamp with time zone not null,
  constraint social_starts_pkey PRIMARY KEY (state),
  constraint social_starts_browser_check CHECK (octet_length(browser) = 32),
  constraint social_starts_provider_check CHECK (provider in ('google', 'facebook', 'apple', 'oidc')),
  constraint social_starts_purpose_check CHECK (purpose in ('sign-in', 'link')),
  constraint social_starts_state_check CHECK (octet_length(state) = 32)
);
CREATE INDEX social_starts_by_end ON social_starts USING btree (expires_at);

create table stranger_emails (
  day date not null,
  kind text not null,
  sent integer not null,
  constraint stranger_emails_pkey PRIMARY KEY (day, kind),
  constraint stranger_emails_kind_check CHECK (kind in ('waitlist', 'verification', 'account')),
  constraint stranger_emails_sent_check CHECK (sent >= 0)
);

create table suppressed_addresses (
  hash bytea not null,
  reason text not null,
  since timestamp with time zone not null default now(),
  constraint suppressed_addresses_pkey PRIMARY KEY (hash, reason),
  constraint suppressed_addresses_hash_check CHECK (octet_length(hash) = 16),
  constraint suppressed_addresses_reason_check CHECK (reason in ('bounce', 'complaint', 'unsubscribed-all'))
);

create table switched_off (
  name text not null,
  since timestamp with time zone not null,
  reason text not null,
  actor_subject uuid,
  dropped integer not null default 0,
  constraint switched_off_pkey PRIMARY KEY (name),
  constraint switched_off_dropped_check CHECK (dropped >= 0),
  constraint switched_off_name_check CHECK (name ~ '^[a-z]+$'::text),
  constraint switched_off_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500)
);

create table timeline_sessions (
  user_id uuid not null,
  session_id uuid not null,
  author_id uuid not null,
  constraint timeline_sessions_pkey PRIMARY KEY (user_id, session_id),
  constraint timeline_sessions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint timeline_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES timelines(user_id) ON DELETE CASCADE
);
CREATE INDEX timeline_sessions_by_author ON timeline_sessions USING btree (author_id);

create table timelines (
  user_id uuid not null,
  oldest uuid,
  follows_version integer not null default 0,
  popular uuid[] not null default '{}'::uuid[],
  filling uuid not null,
  filled_at timestamp with time zone not null,
  constraint timelines_pkey PRIMARY KEY (user_id),
  constraint timelines_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table timer_settings (
  user_id uuid not null,
  key text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null,
  constraint timer_settings_pkey PRIMARY KEY (user_id, key),
  constraint timer_settings_key_check CHECK (char_length(key) <= 40),
  constraint timer_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table token_archives (
  user_id uuid not null,
  id uuid not null,
  state text not null default 'making'::text,
  progress double precision not null default 0,
  bytes bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint token_archives_pkey PRIMARY KEY (user_id),
  constraint token_archives_bytes_check CHECK (bytes > 0),
  constraint token_archives_check CHECK ((state = 'ready'::text) = (bytes IS NOT NULL AND expires_at IS NOT NULL)),
  constraint token_archives_progress_check CHECK (progress >= 0::double precision AND progress <= 1::double precision),
  constraint token_archives_state_check CHECK (state in ('making', 'ready', 'failed')),
  constraint token_archives_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX token_archives_by_age ON token_archives USING btree (created_at);

create table two_factor (
  user_id uuid not null,
  secret bytea,
  enabled_at timestamp with time zone,
  last_step bigint,
  pending_secret bytea,
  pending_expires_at timestamp with time zone,
  constraint two_factor_pkey PRIMARY KEY (user_id),
  constraint two_factor_check CHECK ((secret IS NULL) = (enabled_at IS NULL)),
  constraint two_factor_check1 CHECK ((pending_secret IS NULL) = (pending_expires_at IS NULL)),
  constraint two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table two_factor_attempts (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  browser bytea,
  created_at timestamp with time zone not null default now(),
  constraint two_factor_attempts_pkey PRIMARY KEY (user_id, id),
  constraint two_factor_attempts_browser_check CHECK (octet_length(browser) = 32),
  constraint two_factor_attempts_kind_check CHECK (kind in ('totp', 'backup')),
  constraint two_factor_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX two_factor_attempts_by_age ON two_factor_attempts USING btree (created_at);

create table two_factor_recoveries (
  user_id uuid not null,
  id uuid not null,
  token bytea not null,
  available_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint two_factor_recoveries_pkey PRIMARY KEY (user_id),
  constraint two_factor_recoveries_token_key UNIQUE (token),
  constraint two_factor_recoveries_check CHECK (available_at < expires_at),
  constraint two_factor_recoveries_token_check CHECK (octet_length(token) = 32),
  constraint two_factor_recoveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table two_factor_sign_ins (
  user_id uuid not null,
  token bytea not null,
  attempts smallint not null default 0,
  used boolean not null default false,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint two_factor_sign_ins_pkey PRIMARY KEY (user_id, token),
  constraint two_factor_sign_ins_attempts_check CHECK (attempts >= 0 AND attempts <= 5),
  constraint two_factor_sign_ins_token_check CHECK (octet_length(token) = 32),
  constraint two_factor_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX two_factor_sign_ins_by_expiry ON two_factor_sign_ins USING btree (expires_at);

create table user_achievements (
  user_id uuid not null,
  achievement_id uuid not null,
  unlocked_at timestamp with time zone not null,
  practice_day date not null,
  session_id uuid not null,
  placed_at timestamp with time zone,
  constraint user_achievements_pkey PRIMARY KEY (user_id, achievement_id),
  constraint user_achievements_achievement_id_fkey FOREIGN KEY (achievement_id) REFERENCES achievements(id) ON DELETE RESTRICT,
  constraint user_achievements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_achievements_by_achievement ON user_achievements USING btree (achievement_id);

create table user_payments (
  id uuid not null,
  user_id uuid,
  payment_tier text not null,
  currency text not null default 'USD'::text,
  payment_method text not null default 'paypal'::text,
  payment_status text not null default 'pending'::text,
  recurring_payment boolean not null default false,
  billing_cycle text,
  provider_payment_id text,
  payment_date timestamp with time zone not null default now(),
  notes text,
  created_at timestamp with time zone not null default now(),
  amount_cents integer not null,
  amount numeric(10,2) not null generated always as ((amount_cents::numeric / 100.0)) stored,
  provider_reference text,
  approve_url text,
  constraint user_payments_pkey PRIMARY KEY (id),
  constraint user_payments_provider_payment_id_key UNIQUE (provider_payment_id),
  constraint user_payments_provider_reference_key UNIQUE (provider_reference),
  constraint user_payments_amount_cents_check CHECK (amount_cents >= 0),
  constraint user_payments_approve_url_check CHECK (char_length(approve_url) <= 2000),
  constraint user_payments_billing_cycle_check CHECK (billing_cycle in ('monthly', 'annual')),
  constraint user_payments_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint user_payments_notes_check CHECK (char_length(notes) <= 1000),
  constraint user_payments_payment_method_check CHECK (payment_method in ('paypal', 'free_access')),
  constraint user_payments_payment_status_check CHECK (payment_status in ('pending', 'completed', 'failed', 'refunded')),
  constraint user_payments_payment_tier_check CHECK (payment_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  constraint user_payments_provider_payment_id_check CHECK (char_length(provider_payment_id) <= 255),
  constraint user_payments_provider_reference_check CHECK (char_length(provider_reference) <= 255),
  constraint user_payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX user_payments_by_user ON user_payments USING btree (user_id, id) WHERE (user_id IS NOT NULL);
CREATE INDEX user_payments_open_gifts ON user_payments USING btree (created_at) WHERE ((payment_status = 'pending'::text) AND (NOT recurring_payment) AND (provider_reference IS NOT NULL));

create table user_preferences (
  user_id uuid not null,
  preferred_practice_time text not null default 'morning'::text,
  practice_reminders boolean not null default true,
  weekly_goal smallint not null default 3,
  favorite_limbs text[] not null default '{}'::text[],
  difficulty_level text not null default 'beginner'::text,
  quiet_mode boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  reasons text[] not null default '{}'::text[],
  help_dismissed_at timestamp with time zone,
  fixed_rest_days text[] not null default '{}'::text[],
  hide_guide boolean not null default false,
  constraint user_preferences_pkey PRIMARY KEY (user_id),
  constraint user_preferences_difficulty_level_check CHECK (difficulty_level in ('beginner', 'intermediate', 'advanced')),
  constraint user_preferences_favorite_limbs_check CHECK (favorite_limbs <@ ARRAY['yamas'::text, 'niyamas'::text, 'asana'::text, 'pranayama'::text, 'pratyahara'::text, 'dharana'::text, 'dhyana'::text, 'samadhi'::text]),
  constraint user_preferences_fixed_rest_days_check CHECK (fixed_rest_days <@ ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text, 'new-moon'::text, 'full-moon'::text]) NOT VALID,
  constraint user_preferences_preferred_practice_time_check CHECK (preferred_practice_time in ('morning', 'afternoon', 'evening', 'night')),
  constraint user_preferences_reasons_check CHECK (reasons <@ ARRAY['strain'::text, 'sleep'::text, 'body'::text, 'breath'::text, 'mind'::text, 'limbs'::text, 'company'::text, 'curiosity'::text]),
  constraint user_preferences_weekly_goal_check CHECK (weekly_goal >= 1 AND weekly_goal <= 7),
  constraint user_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table user_progress (
  user_id uuid not null,
  experience_points integer not null default 0,
  level integer not null generated always as (1 + experience_points / 100) stored,
  total_sessions integer not null default 0,
  total_minutes integer not null default 0,
  constraint user_progress_pkey PRIMARY KEY (user_id),
  constraint user_progress_experience_points_check CHECK (experience_points >= 0),
  constraint user_progress_total_minutes_check CHECK (total_minutes >= 0),
  constraint user_progress_total_sessions_check CHECK (total_sessions >= 0),
  constraint user_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table user_streaks (
  user_id uuid not null,
  current_streak integer not null default 0,
  longest_streak integer not null default 0,
  last_practice_date date,
  streak_start_date date,
  rest_days smallint not null default 0,
  consistency double precision not null default 0,
  recent_days smallint not null default 0,
  version integer not null default 0,
  tally jsonb,
  tally_at_version integer,
  catalogue_version smallint not null default 0,
  constraint user_streaks_pkey PRIMARY KEY (user_id),
  constraint user_streaks_check CHECK (longest_streak >= current_streak),
  constraint user_streaks_consistency_check CHECK (consistency >= 0::double precision AND consistency <= 1::double precision),
  constraint user_streaks_current_streak_check CHECK (current_streak >= 0),
  constraint user_streaks_recent_days_check CHECK (recent_days >= 0 AND recent_days <= 127),
  constraint user_streaks_rest_days_check CHECK (rest_days >= 0 AND rest_days <= 2),
  constraint user_streaks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_streaks_by_catalogue_version ON user_streaks USING btree (catalogue_version, user_id);

create table user_subscriptions (
  user_id uuid not null,
  id uuid not null,
  subscription_tier text not null,
  currency text not null default 'USD'::text,
  billing_cycle text not null default 'monthly'::text,
  status text not null default 'active'::text,
  is_active boolean not null generated always as (status = 'active'::text) stored,
  provider_subscription_id text,
  start_date timestamp with time zone not null default now(),
  end_date timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  amount_cents integer not null,
  monthly_amount numeric(10,2) not null generated always as ((amount_cents::numeric /
CASE billing_cycle
    WHEN 'annual'::text THEN 1200.0
    ELSE 100.0
END)) stored,
  status_at timestamp with time zone not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  failed_at timestamp with time zone,
  starts_on timestamp with time zone,
  ending_asked_at timestamp with time zone,
  constraint user_subscriptions_pkey PRIMARY KEY (user_id, id),
  constraint user_subscriptions_provider_subscription_id_key UNIQUE (provider_subscription_id),
  constraint user_subscriptions_amount_cents_check CHECK (amount_cents >= 0),
  constraint user_subscriptions_billing_cycle_check CHECK (billing_cycle in ('monthly', 'annual')),
  constraint user_subscriptions_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint user_subscriptions_provider_subscription_id_check CHECK (char_length(provider_subscription_id) <= 255),
  constraint user_subscriptions_status_check CHECK (status in ('pending', 'active', 'suspended', 'cancelled', 'expired')),
  constraint user_subscriptions_subscription_tier_check CHECK (subscription_tier in ('financial-difficulty', 'low-cost', 'standard', 'pay-forward', 'custom')),
  constraint user_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX user_subscriptions_by_id ON user_subscriptions USING btree (id);
CREATE UNIQUE INDEX user_subscriptions_one_running ON user_subscriptions USING btree (user_id) WHERE ((status in ('active', 'suspended')) AND (ending_asked_at IS NULL));

create table users (
  id uuid not null,
  username text not null,
  username_generated boolean not null default false,
  email text,
  phone text,
  password text,
  display_name text not null,
  bio text,
  profile_image text,
  is_verified boolean not null default false,
  email_verified boolean not null default false,
  phone_verified boolean not null default false,
  login_provider text not null default 'email'::text,
  provider_id text,
  referred_by uuid,
  zone text not null default 'UTC'::text,
  day_ends_at smallint not null default 0,
  erasure_due_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  zone_follows_device boolean not null default true,
  username_key text not null generated always as (username_key(username)) stored,
  username_twin smallint not null default 0,
  registration_key bytea,
  suspended_at timestamp with time zone,
  suspended_until timestamp with time zone,
  suspension_reason text,
  language text not null default 'en'::text,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_bio_check CHECK (char_length(bio) <= 500),
  constraint users_check CHECK (email IS NOT NULL OR NOT email_verified),
  constraint users_check1 CHECK (phone IS NOT NULL OR NOT phone_verified),
  constraint users_day_ends_at_check CHECK (day_ends_at >= 0 AND day_ends_at <= 360),
  constraint users_display_name_check CHECK (char_length(display_name) >= 1 AND char_length(display_name) <= 100),
  constraint users_email_check CHECK (char_length(email) <= 254 AND email ~~ '%_@_%'::text),
  constraint users_language_check CHECK (language in ('en', 'de', 'es')),
  constraint users_login_provider_check CHECK (login_provider in ('email', 'phone', 'google', 'facebook', 'apple', 'oidc')),
  constraint users_password_check CHECK (char_length(password) <= 255 AND password ~~ '$argon2id$%'::text),
  constraint users_phone_check CHECK (char_length(phone) <= 20 AND phone ~ '^\+[1-9][0-9]+$'::text),
  constraint users_profile_image_check CHECK (char_length(profile_image) <= 2048),
  constraint users_provider_id_check CHECK (char_length(provider_id) <= 255),
  constraint users_registration_key_check CHECK (octet_length(registration_key) = 32),
  constraint users_suspension_check CHECK (
CASE
    WHEN suspended_at IS NULL THEN suspended_until IS NULL AND suspension_reason IS NULL
    ELSE suspension_reason IS NOT NULL AND (suspended_until IS NULL OR suspended_until > suspended_at)
END),
  constraint users_suspension_reason_check CHECK (char_length(suspension_reason) >= 1 AND char_length(suspension_reason) <= 500),
  constraint users_username_check CHECK (char_length(username) <= 50 AND username ~ '^[^@+[:space:]]+$'::text AND username !~ '^[[:digit:]]+$'::text),
  constraint users_zone_check CHECK (char_length(zone) >= 1 AND char_length(zone) <= 64),
  constraint users_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX users_away ON users USING btree (id) WHERE ((erasure_due_at IS NOT NULL) OR (suspended_at IS NOT NULL));
CREATE INDEX users_by_last_name ON users USING btree (lower("substring"(display_name, '[^ ]+$'::text)) text_pattern_ops);
CREATE INDEX users_by_later_names ON users USING btree (lower(substr(display_name, (strpos(display_name, ' '::text) + 1))) text_pattern_ops);
CREATE INDEX users_by_likeness ON users USING gin ((((username || ' '::text) || display_name)) gin_trgm_ops);
CREATE INDEX users_by_name_beginning ON users USING btree (lower(display_name) text_pattern_ops);
CREATE INDEX users_by_referrer ON users USING btree (referred_by) WHERE (referred_by IS NOT NULL);
CREATE INDEX users_by_username_beginning ON users USING btree (lower(username) text_pattern_ops);
CREATE INDEX users_due_for_erasure ON users USING btree (erasure_due_at) WHERE (erasure_due_at IS NOT NULL);
CREATE INDEX users_suspension_ends ON users USING btree (suspended_until) WHERE (suspended_until IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON users USING btree (lower(email));
CREATE UNIQUE INDEX users_phone_key ON users USING btree (phone);
CREATE UNIQUE INDEX users_username_key ON users USING btree (lower(username));
CREATE UNIQUE INDEX users_username_spelling_key ON users USING btree (username_key, username_twin);
CREATE TRIGGER users_replan_reminders AFTER UPDATE OF zone ON users FOR EACH ROW WHEN ((old.zone IS DISTINCT FROM new.zone)) EXECUTE FUNCTION replan_reminders();

create table verification_codes (
  user_id uuid not null,
  id uuid not null,
  type text not null,
  contact text not null,
  purpose text not null,
  code bytea not null,
  attempts smallint not null default 0,
  used boolean not null default false,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint verification_codes_pkey PRIMARY KEY (user_id, id),
  constraint verification_codes_attempts_check CHECK (attempts >= 0 AND attempts <= 5),
  constraint verification_codes_code_check CHECK (octet_length(code) = 32),
  constraint verification_codes_contact_check CHECK (char_length(contact) <= 254),
  constraint verification_codes_purpose_check CHECK (purpose in ('verify-contact', 'change-contact', 'two-factor-recovery', 'confirm-owner')),
  constraint verification_codes_type_check CHECK (type in ('email', 'phone')),
  constraint verification_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX verification_codes_by_contact ON verification_codes USING btree (contact, created_at DESC);

create table waitlist_entries (
  id uuid not null,
  email text not null,
  name text not null,
  current_practice text not null,
  practice_types text,
  practice_frequency text,
  primary_interest text,
  heard_about_us text,
  additional_notes text,
  referral_code text,
  invited_at timestamp with time zone,
  invitation_code_id uuid,
  created_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,
  constraint waitlist_entries_pkey PRIMARY KEY (id),
  constraint waitlist_entries_additional_notes_check CHECK (char_length(additional_notes) <= 2000),
  constraint waitlist_entries_check CHECK (invitation_code_id IS NULL OR invited_at IS NOT NULL),
  constraint waitlist_entries_current_practice_check CHECK (current_practice in ('absolute-beginner', 'beginner', 'intermediate', 'advanced', 'teacher')),
  constraint waitlist_entries_email_check CHECK (char_length(email) <= 254 AND email ~~ '%_@_%'::text),
  constraint waitlist_entries_heard_about_us_check CHECK (char_length(heard_about_us) <= 100),
  constraint waitlist_entries_language_check CHECK (language in ('en', 'de', 'es')),
  constraint waitlist_entries_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100),
  constraint waitlist_entries_practice_frequency_check CHECK (char_length(practice_frequency) <= 100),
  constraint waitlist_entries_practice_types_check CHECK (char_length(practice_types) <= 100),
  constraint waitlist_entries_primary_interest_check CHECK (char_length(primary_interest) <= 100),
  constraint waitlist_entries_referral_code_check CHECK (char_length(referral_code) <= 32),
  constraint waitlist_entries_invitation_code_id_fkey FOREIGN KEY (invitation_code_id) REFERENCES referral_codes(id) ON DELETE SET NULL
);
CREATE INDEX waitlist_entries_by_code ON waitlist_entries USING btree (invitation_code_id) WHERE (invitation_code_id IS NOT NULL);
CREATE INDEX waitlist_entries_waiting ON waitlist_entries USING btree (created_at) WHERE (invited_at IS NULL);
CREATE UNIQUE INDEX waitlist_entries_email_key ON waitlist_entries USING btree (lower(email));

create table worker_heartbeats (
  worker_id text not null,
  seen_at timestamp with time zone not null,
  metrics jsonb,
  constraint worker_heartbeats_pkey PRIMARY KEY (worker_id)
);
