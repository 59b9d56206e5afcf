// Written by `npm run db:types` from the migrated schema: change a migration, not this file.
import type { Generated, GeneratedAlways } from 'kysely'

export type AccessTokens = {
  user_id: string
  id: string
  name: string
  token: Buffer
  scopes: string[]
  created_at: Generated<Date>
  expires_at: Date
  last_used_at: Date | null
  last_used_ip: string | null
}

export type Achievements = {
  id: string
  name: string
  description: string
  icon: string
  category: string
  requirement: number
  created_at: Generated<Date>
  position: number
  key: string
  measure: string
  tone: string
  is_hidden: boolean
  is_count: boolean
}

export type AgreementEndings = {
  provider_subscription_id: string
  reason: 'cancelled' | 'replaced' | 'erased' | 'unknown'
  asked_at: Date
  tried_since: Date
  finished_at: Date | null
  is_harmless: Generated<boolean>
}

export type Archives = {
  user_id: string
  id: string
  state: Generated<'making' | 'ready' | 'failed'>
  progress: Generated<number>
  bytes: string | null
  created_at: Date
  expires_at: Date | null
}

export type ArticleReads = {
  user_id: string
  article_id: string
  place: Generated<number>
  read_at: Date | null
  updated_at: Generated<Date>
}

export type BackupCodes = {
  user_id: string
  code: Buffer
  used: Generated<boolean>
  created_at: Generated<Date>
  salt: Buffer | null
}

export type Backups = {
  finished_at: Generated<Date>
  taken_at: Date
  kind: 'dump' | 'pgbackrest'
  bytes: string | null
}

export type Blocks = {
  blocker_id: string
  blocked_id: string
  created_at: Generated<Date>
}

export type ChallengeParticipants = {
  user_id: string
  challenge_id: string
  joined_at: Generated<Date>
}

export type Challenges = {
  id: string
  title: string
  description: string
  type: 'days' | 'minutes' | 'limbs'
  requirement: number
  limb_type: 'yamas' | 'niyamas' | 'asana' | 'pranayama' | 'pratyahara' | 'dharana' | 'dhyana' | 'samadhi' | null
  start_date: string
  end_date: string
  is_active: Generated<boolean>
  created_at: Generated<Date>
  part_of_day: 'morning' | 'afternoon' | 'evening' | null
  template: string | null
  together: Generated<number>
}

export type ChatMessages = {
  user_id: string
  id: string
  message: string
  response: string | null
  created_at: Generated<Date>
  client_id: string | null
  kind: 'crisis' | 'eating' | 'medical' | 'local' | 'model' | null
  sources: Generated<unknown>
  log_used: string | null
}

export type ClaimedRoles = {
  user_id: string
  role: 'moderator' | 'operator'
  until: Date
}

export type ClosingEmails = {
  user_id: string
  closing_id: string
  round: 'announced' | 'reminder' | 'last' | 'cancelled'
  queued_at: Date
  sent_at: Date | null
}

export type Closings = {
  id: string
  closes_on: string
  reason: string
  set_at: Date
  actor_subject: string | null
  round: 'announced' | 'reminder' | 'last' | 'closed' | 'cancelled' | null
  done_through: string | null
  is_round_done: Generated<boolean>
  cancelled_at: Date | null
  sealed_at: Date | null
  sealed_sha256: string | null
  sealed_bytes: string | null
  counts: unknown | null
  finished_at: Date | null
  destroyed_at: Date | null
}

export type Conversations = {
  user_id: string
  other_id: string
  latest_at: Date
}

export type CoveredDays = {
  user_id: string
  day: string
}

export type DailyTotals = {
  user_id: string
  practice_day: string
  sessions: number
  minutes: number
}

export type DeletedClientIds = {
  user_id: string
  client_id: string
  session_id: string
}

export type DeletedMeditationSessions = {
  user_id: string
  id: string
  ambient_sound: 'rain' | 'ocean' | 'forest' | 'tibetan' | 'wind' | 'cafe' | 'flute' | 'fire' | null
  completed_at: Date
  interrupted: boolean
  client_id: string | null
  created_at: Date
}

export type DeletedPracticeSessions = {
  user_id: string
  id: string
  session: unknown
  deleted_at: Date
  pictures: unknown | null
  hardship: unknown | null
}

export type DeletedWellnessEntries = {
  user_id: string
  id: string
  kind: 'mood' | 'sleep'
  client_id: string | null
  entry: unknown | null
  deleted_at: Date
}

export type Departures = {
  user_id: string
  id: string
  peer: string
  code_hash: Buffer
  code_challenge: string
  code_expires_at: Date
  exchanged_at: Date | null
  token_hash: Buffer | null
  token_expires_at: Date | null
  archive_id: string | null
  created_at: Date
  arrived_at: Date | null
}

export type DirectMessages = {
  recipient_id: string
  id: string
  sender_id: string
  message: string
  is_read: Generated<boolean>
  created_at: Generated<Date>
  sequence: Generated<string>
  sender_deleted: Generated<boolean>
  recipient_deleted: Generated<boolean>
  is_seen: Generated<boolean>
}

export type EarlyAccessChoices = {
  user_id: string
  is_on: boolean
  changed_at: Date
}

export type EducationalContent = {
  id: string
  title: string
  content: unknown
  category: string
  limb_type: 'yamas' | 'niyamas' | 'asana' | 'pranayama' | 'pratyahara' | 'dharana' | 'dhyana' | 'samadhi' | null
  difficulty: Generated<'beginner' | 'intermediate' | 'advanced'>
  read_time: number
  author_id: string | null
  is_published: Generated<boolean>
  created_at: Generated<Date>
  slug: string
  standfirst: Generated<string>
  sources: Generated<unknown>
  checked_on: string | null
  sort_order: Generated<number>
}

export type EmailVerifications = {
  user_id: string
  id: string
  email: string
  code: Buffer
  verified: Generated<boolean>
  expires_at: Date
  created_at: Generated<Date>
}

export type FeelingTotals = {
  user_id: string
  limb_type: 'yamas' | 'niyamas' | 'asana' | 'pranayama' | 'pratyahara' | 'dharana' | 'dhyana' | 'samadhi'
  before_feeling: 'stressed' | 'anxious' | 'tired' | 'restless' | 'neutral' | 'content' | 'energized' | null
  after_feeling: 'calm' | 'peaceful' | 'focused' | 'energized' | 'centered' | 'grateful' | 'blissful' | null
  sessions: number
  minutes: number
}

export type FollowCounts = {
  user_id: string
  followers: Generated<number>
  following: Generated<number>
  follows_version: Generated<number>
}

export type FollowRequests = {
  follower_id: string
  following_id: string
  created_at: Generated<Date>
}

export type Followers = {
  follower_id: string
  following_id: string
  created_at: Generated<Date>
}

export type GentleOffers = {
  user_id: string
  offered_on: string
  answer: 'yes' | 'not-now' | null
  answered_on: string | null
  gentle_until: string | null
  ended_on: string | null
}

export type GivingChecks = {
  started_at: Date
  asked: number
  differed: number
  unanswered: number
}

export type GivingPlans = {
  environment: string
  tier: 'low-cost' | 'standard' | 'pay-forward' | 'custom'
  billing_cycle: 'monthly' | 'annual'
  amount_cents: number
  provider_plan_id: string
  created_at: Generated<Date>
}

export type GivingSubjects = {
  user_id: string
  subject_id: string
}

export type GuideConsents = {
  user_id: string
  may_use_log: boolean
  changed_at: Date
}

export type GuidePassages = {
  id: string
  source: string
  title: string
  text: string
  path: string
  suggests_practice: boolean
  search: string
}

export type HiddenRecommendations = {
  user_id: string
  limb_type: 'yamas' | 'niyamas' | 'asana' | 'pranayama' | 'pratyahara' | 'dharana' | 'dhyana' | 'samadhi'
  until: string
}

export type HiddenSessions = {
  user_id: string
  session_id: string
  hidden_at: Date
}

export type IdempotencyKeys = {
  scope: string
  key: string
  body_hash: Buffer
  reply: unknown | null
  created_at: Generated<Date>
}

export type ImportRows = {
  user_id: string
  import_id: string
  number: number
  kind:
    | 'practice'
    | 'mood'
    | 'night'
    | 'pause'
    | 'connection'
    | 'preferences'
    | 'bio'
    | 'picture'
    | 'portrait'
    | 'reading'
    | 'exchange'
    | 'hidden'
    | 'challenge'
    | 'calendar'
    | 'setting'
    | 'privacy'
    | 'gentle-offer'
    | 'preset'
    | 'timer-setting'
    | 'question'
    | null
  entry: unknown | null
  fault: string | null
  is_new: Generated<boolean>
}

export type Imports = {
  user_id: string
  id: string
  source: 'archive' | 'table' | 'apple-health' | 'loop-habits'
  name: string
  state: Generated<'receiving' | 'reading' | 'refused' | 'checked' | 'added' | 'undone'>
  refusal: 'not-an-archive' | 'newer-version' | 'damaged' | 'too-large' | 'unsafe' | null
  received: Generated<number>
  counts: unknown | null
  created_at: Date
  added_at: Date | null
}

export type InboxSettings = {
  user_id: string
  seen_at: Date | null
  in_app: Generated<('messages' | 'follow-requests' | 'rooms' | 'buddies' | 'achievements' | 'letters')[]>
  push: Generated<('messages' | 'follow-requests' | 'rooms' | 'buddies' | 'achievements' | 'letters')[]>
  email: Generated<('messages' | 'follow-requests' | 'rooms' | 'buddies' | 'achievements' | 'letters')[]>
  emails_stopped: Generated<boolean>
  emailed_at: Date | null
}

export type Letters = {
  user_id: string
  id: string
  client_id: string | null
  kind: 'question' | 'problem' | 'idea'
  text: string
  attachment: string | null
  answer: string | null
  closed_at: Date | null
  created_at: Generated<Date>
  is_urgent: Generated<boolean>
  words: unknown | null
}

export type LiveRooms = {
  room_id: string
  host_id: string
  name: string
  description: string | null
  limb_type: 'yamas' | 'niyamas' | 'asana' | 'pranayama' | 'pratyahara' | 'dharana' | 'dhyana' | 'samadhi' | null
  is_private: Generated<boolean>
  max_participants: Generated<number>
  start_time: Date
  end_time: Date | null
  is_active: Generated<boolean>
  created_at: Generated<Date>
  audience: Generated<'all' | 'followers' | 'buddies' | 'link'>
  programme: unknown | null
  client_id: string | null
}

export type LlmUsage = {
  user_id: string
  day: string
  used: number
}

export type LoginSessions = {
  user_id: string
  id: string
  cookie_hash: Buffer | null
  created_by_ip: string | null
  user_agent: string | null
  device_id: string | null
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  expires_at: Date
  revoked_at: Date | null
  proven_at: Date | null
}

export type MeditationSessions = {
  user_id: string
  id: string
  ambient_sound: 'rain' | 'ocean' | 'forest' | 'tibetan' | 'wind' | 'cafe' | 'flute' | 'fire' | null
  completed_at: Date
  interrupted: Generated<boolean>
  created_at: Generated<Date>
  client_id: string | null
}

export type MemberEventCounts = {
  user_id: string
  last_seq: string
}

export type MemberEvents = {
  user_id: string
  seq: string
  kind: string
  data: unknown
  created_at: Generated<Date>
}

export type MessageSettings = {
  user_id: string
  read_receipts: boolean
}

export type MoodEntries = {
  user_id: string
  id: string
  mood: 'happy' | 'calm' | 'excited' | 'peaceful' | 'stressed' | 'anxious' | 'sad' | 'energetic'
  energy: Generated<number>
  notes: string | null
  practice_day: string
  created_at: Generated<Date>
  energy_given: Generated<boolean>
  client_id: string | null
  import_id: string | null
  version: Generated<number>
}

export type MotivationalQuotes = {
  user_id: string
  id: string
  text: string
  author: string | null
  theme: 'motivation' | 'wisdom' | 'progress' | 'mindfulness' | 'perseverance'
  practice_context: string | null
  generated_at: Generated<Date>
  original: string | null
}

export type MoveArchives = {
  user_id: string
  id: string
  state: Generated<'making' | 'ready' | 'failed'>
  progress: Generated<number>
  bytes: string | null
  created_at: Date
  expires_at: Date | null
}

export type Moves = {
  user_id: string
  id: string
  peer: string
  state: Generated<'asking' | 'fetching' | 'fetched' | 'refused'>
  refusal: 'expired' | 'private' | 'too-large' | 'answer-wrong' | 'failed-there' | 'dropped' | null
  state_hash: Buffer
  answered_at: Date | null
  token: Buffer | null
  token_expires_at: Date | null
  bytes: string | null
  received: Generated<string>
  import_id: string
  created_at: Date
  told_at: Date | null
}

export type Mutes = {
  muter_id: string
  muted_id: string
  created_at: Generated<Date>
}

export type OperatorAudit = {
  id: string
  at: Date
  actor_kind: 'member' | 'shell' | 'system'
  actor_subject_id: string | null
  act: string
  subject_id: string | null
  object_id: string | null
  reason: string
}

export type OperatorRoles = {
  user_id: string
  role: 'moderator' | 'operator'
  granted_at: Date
}

export type OperatorSubjects = {
  user_id: string
  subject_id: string
}

export type PasskeyChallenges = {
  challenge: Buffer
  purpose: 'add' | 'sign-in' | 'second-step' | 'confirm-owner'
  user_id: string | null
  expires_at: Date
}

export type Passkeys = {
  id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: string
  transports: string[]
  name: string
  created_at: Generated<Date>
  last_used_at: Date | null
}

export type PasswordResetTokens = {
  user_id: string
  id: string
  token: Buffer
  expires_at: Date
  used: Generated<boolean>
  created_at: Generated<Date>
  asker: Buffer | null
}

export type PaymentEvents = {
  event_id: string
  event_type: string
  received_at: Generated<Date>
  occurred_at: Date | null
  fact: unknown | null
  outcome: Generated<'applied' | 'unknown' | 'waiting' | 'not ours'>
  waits_for: string | null
}

export type PaymentLedger = {
  id: string
  subject_id: string
  kind: 'payment' | 'refund' | 'reversal'
  provider_id: string
  refunds: string | null
  payment_id: string
  payment_tier: 'financial-difficulty' | 'low-cost' | 'standard' | 'pay-forward' | 'custom'
  billing_cycle: 'monthly' | 'annual' | null
  amount_cents: number
  currency: string
  occurred_at: Date
  recorded_at: Generated<Date>
}

export type PhoneVerifications = {
  id: string
  phone: string
  purpose: 'sign-in' | 'sign-up' | 'verify-contact' | 'confirm-owner'
  code: Buffer
  attempts: Generated<number>
  verified: Generated<boolean>
  expires_at: Date
  created_at: Generated<Date>
  user_id: string | null
  country: string | null
  sent_at: Date | null
  browser: Buffer | null
}

export type PracticeBuddies = {
  user_id1: string
  user_id2: string
  status: Generated<'invited' | 'active' | 'ended'>
  created_at: Generated<Date>
  since_day: Generated<string>
  word1: 'thinking-of-you' | 'join-me-tomorrow' | 'no-hurry' | 'thank-you' | null
  word1_day: string | null
  word1_at: Date | null
  word2: 'thinking-of-you' | 'join-me-tomorrow' | 'no-hurry' | 'thank-you' | null
  word2_day: string | null
  word2_at: Date | null
}

export type PracticeHardships = {
  user_id: string
  session_id: string
  severity: 'little' | 'quite' | 'very' | null
  words: Generated<string[]>
  created_at: Generated<Date>
}

export type PracticePauses = {
  user_id: string
  id: string
  first_day: string
  last_day: string
  created_at: Generated<Date>
}

export type PracticeReports = {
  user_id: string
  id: string
  range: Generated<'last-30-days' | 'last-90-days' | 'this-year' | 'all-time'>
  with_notes: Generated<boolean>
  state: Generated<'making' | 'ready' | 'failed'>
  progress: Generated<number>
  bytes: string | null
  created_at: Date
  expires_at: Date | null
  with_hard: Generated<boolean>
}

export type PracticeSessions = {
  user_id: string
  id: string
  date: string
  time: string
  zone: string
  practice_day: string
  limb_type: 'yamas' | 'niyamas' | 'asana' | 'pranayama' | 'pratyahara' | 'dharana' | 'dhyana' | 'samadhi'
  duration: number
  before_feeling: 'stressed' | 'anxious' | 'tired' | 'restless' | 'neutral' | 'content' | 'energized' | null
  after_feeling: 'calm' | 'peaceful' | 'focused' | 'energized' | 'centered' | 'grateful' | 'blissful' | null
  notes: string | null
  visibility: Generated<'private' | 'followers' | 'public'>
  is_public: GeneratedAlways<boolean>
  share_notes: Generated<boolean>
  meditation_session_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
  client_practice_id: string | null
  import_id: string | null
  tags: string[] | null
}

export type PrivacySettings = {
  user_id: string
  default_visibility: Generated<'private' | 'followers' | 'public'>
  approve_followers: Generated<boolean>
}

export type ProviderProofs = {
  user_id: string
  session_id: string
  token: Buffer
  provider: 'google' | 'facebook' | 'apple' | 'oidc'
  is_proven: boolean
  started_at: Date
  expires_at: Date
}

export type PushSubscriptions = {
  user_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Generated<Date>
  seen_at: Generated<Date>
}

export type Questions = {
  user_id: string
  id: string
  frozen: unknown
  seed: string
  first_day: string
  sha256: string
  state: Generated<'running' | 'ended' | 'kept' | 'stopped'>
  unkept_days: Generated<string[]>
  created_at: Generated<Date>
}

export type ReferralCodes = {
  id: string
  user_id: string | null
  code: string
  is_active: Generated<boolean>
  expires_at: Date
  used_at: Date | null
  used_by_user_id: string | null
  created_at: Generated<Date>
}

export type ReferralStats = {
  user_id: string
  month: string
  codes_generated: Generated<number>
  codes_used: Generated<number>
}

export type ReflectionChoices = {
  user_id: string
  choice: 'monthly' | 'no'
  changed_at: Date
}

export type Reflections = {
  user_id: string
  month: string
  content: unknown | null
  read: unknown | null
  source: 'rules' | 'model'
  made_at: Date
  deleted_at: Date | null
}

export type RefreshTokens = {
  user_id: string
  session_id: string
  id: string
  token: Buffer
  rotated_at: Date | null
  expires_at: Date
  created_at: Generated<Date>
}

export type Rehearsals = {
  rehearsed_at: Generated<Date>
  restored_to: Date
  kind: 'dump' | 'pgbackrest'
  tables: number
  rows: string
  files: string
  differences: number
  started: boolean
  seconds: number
}

export type ReminderNotices = {
  user_id: string
  id: string
  day: string
  due_at: Date
  channel: 'push' | 'email'
  tone: 'usual' | 'gentle'
  words: string | null
  tells_fewer: Generated<boolean>
  is_later: Generated<boolean>
  action: 'start' | 'later' | 'not-today' | null
  pending: Generated<string[]>
  try_at: Date | null
  attempts: Generated<number>
  sent_at: Date | null
}

export type ReminderSettings = {
  user_id: string
  quiet_from: Generated<string>
  quiet_to: Generated<string>
  is_paused: Generated<boolean>
  resumes_on: string | null
  one_a_day: Generated<boolean>
  counts_from: string | null
  feed_id: string | null
  feed_token: Buffer | null
  weekly_day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | null
  weekly_at: Date | null
  weekly_next_date: string | null
  weekly_last_date: string | null
  weekly_sent_day: string | null
}

export type Reminders = {
  user_id: string
  id: string
  time: string
  days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]
  words: string | null
  channel: Generated<'push' | 'email'>
  is_on: Generated<boolean>
  created_at: Generated<Date>
  next_at: Generated<Date>
  next_date: string | null
  last_date: string | null
}

export type ReportedMessages = {
  report_id: string
  position: number
  sender_id: string
  message: string
  sent_at: Date
}

export type Reports = {
  id: string
  reporter_id: string | null
  reported_id: string
  session_id: string | null
  reason: string
  resolved_at: Date | null
  created_at: Generated<Date>
  kind: Generated<'worry' | 'unkind' | 'selling' | 'other'>
  outcomes: string[] | null
  told_at: Date | null
}

export type RoomParticipants = {
  user_id: string
  room_id: string
  joined_at: Generated<Date>
  left_at: Date | null
  place: number | null
  shows_name: Generated<boolean>
  arrived_at: Date | null
  thanked_at: Date | null
  removed_at: Date | null
}

export type SecurityLogs = {
  user_id: string
  id: string
  event_type: string
  details: string | null
  ip_address: string | null
  timestamp: Generated<Date>
}

export type SentTexts = {
  day: string
  sent: number
}

export type SessionLikeCounts = {
  owner_id: string
  session_id: string
  likes: Generated<number>
}

export type SessionLikes = {
  user_id: string
  session_id: string
  owner_id: string
  created_at: Generated<Date>
}

export type SessionMedia = {
  user_id: string
  session_id: string
  id: string
  media_type: 'image' | 'audio' | 'video'
  media_url: string
  caption: string | null
  created_at: Generated<Date>
}

export type SettingHistory = {
  user_id: string
  valid_from: Date
  weekly_goal: number
  zone: string
  day_ends_at: number
  fixed_rest_days: Generated<string[]>
}

export type SharedPages = {
  user_id: string
  id: string
  token: Buffer
  figures: unknown
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}

export type SitPresets = {
  user_id: string
  id: string
  name: string | null
  sit: unknown | null
  position: number
  changed_at: Date
}

export type SleepEntries = {
  user_id: string
  id: string
  date: string
  bedtime: Date | null
  wake_time: Date | null
  quality: Generated<number>
  duration: number | null
  notes: string | null
  created_at: Generated<Date>
  zone: Generated<string>
  client_id: string | null
  import_id: string | null
  version: Generated<number>
}

export type SocialConnections = {
  user_id: string
  platform: 'facebook' | 'instagram' | 'x' | 'youtube'
  platform_user_id: string | null
  platform_username: string
  access_token: Buffer | null
  is_connected: Generated<boolean>
  created_at: Generated<Date>
  visibility: Generated<'private' | 'followers' | 'public'>
}

export type SocialLogins = {
  user_id: string
  provider: 'google' | 'facebook' | 'apple' | 'oidc'
  provider_id: string
  email: string | null
  name: string | null
  profile_picture: string | null
  access_token: Buffer | null
  refresh_token: Buffer | null
  created_at: Generated<Date>
}

export type SocialStarts = {
  state: Buffer
  provider: 'google' | 'facebook' | 'apple' | 'oidc'
  purpose: 'sign-in' | 'link'
  browser: Buffer
  expires_at: Date
}

export type StrangerEmails = {
  day: string
  kind: 'waitlist' | 'verification' | 'account'
  sent: number
}

export type SuppressedAddresses = {
  hash: Buffer
  reason: 'bounce' | 'complaint' | 'unsubscribed-all'
  since: Generated<Date>
}

export type SwitchedOff = {
  name: string
  since: Date
  reason: string
  actor_subject: string | null
  dropped: Generated<number>
}

export type TimelineSessions = {
  user_id: string
  session_id: string
  author_id: string
}

export type Timelines = {
  user_id: string
  oldest: string | null
  follows_version: Generated<number>
  popular: Generated<string[]>
  filling: string
  filled_at: Date
}

export type TimerSettings = {
  user_id: string
  key: string
  value: unknown
  changed_at: Date
}

export type TokenArchives = {
  user_id: string
  id: string
  state: Generated<'making' | 'ready' | 'failed'>
  progress: Generated<number>
  bytes: string | null
  created_at: Date
  expires_at: Date | null
}

export type TwoFactor = {
  user_id: string
  secret: Buffer | null
  enabled_at: Date | null
  last_step: string | null
  pending_secret: Buffer | null
  pending_expires_at: Date | null
}

export type TwoFactorAttempts = {
  user_id: string
  id: string
  kind: 'totp' | 'backup'
  browser: Buffer | null
  created_at: Generated<Date>
}

export type TwoFactorRecoveries = {
  user_id: string
  id: string
  token: Buffer
  available_at: Date
  expires_at: Date
  created_at: Generated<Date>
}

export type TwoFactorSignIns = {
  user_id: string
  token: Buffer
  attempts: Generated<number>
  used: Generated<boolean>
  expires_at: Date
  created_at: Generated<Date>
}

export type UserAchievements = {
  user_id: string
  achievement_id: string
  unlocked_at: Date
  practice_day: string
  session_id: string
  placed_at: Date | null
}

export type UserPayments = {
  id: string
  user_id: string | null
  payment_tier: 'financial-difficulty' | 'low-cost' | 'standard' | 'pay-forward' | 'custom'
  currency: Generated<string>
  payment_method: Generated<'paypal' | 'free_access'>
  payment_status: Generated<'pending' | 'completed' | 'failed' | 'refunded'>
  recurring_payment: Generated<boolean>
  billing_cycle: 'monthly' | 'annual' | null
  provider_payment_id: string | null
  payment_date: Generated<Date>
  notes: string | null
  created_at: Generated<Date>
  amount_cents: number
  amount: GeneratedAlways<string>
  provider_reference: string | null
  approve_url: string | null
}

export type UserPreferences = {
  user_id: string
  preferred_practice_time: Generated<'morning' | 'afternoon' | 'evening' | 'night'>
  practice_reminders: Generated<boolean>
  weekly_goal: Generated<number>
  favorite_limbs: Generated<
    ('yamas' | 'niyamas' | 'asana' | 'pranayama' | 'pratyahara' | 'dharana' | 'dhyana' | 'samadhi')[]
  >
  difficulty_level: Generated<'beginner' | 'intermediate' | 'advanced'>
  quiet_mode: Generated<boolean>
  updated_at: Generated<Date>
  reasons: Generated<('strain' | 'sleep' | 'body' | 'breath' | 'mind' | 'limbs' | 'company' | 'curiosity')[]>
  help_dismissed_at: Date | null
  fixed_rest_days: Generated<string[]>
  hide_guide: Generated<boolean>
}

export type UserProgress = {
  user_id: string
  experience_points: Generated<number>
  level: GeneratedAlways<number>
  total_sessions: Generated<number>
  total_minutes: Generated<number>
}

export type UserStreaks = {
  user_id: string
  current_streak: Generated<number>
  longest_streak: Generated<number>
  last_practice_date: string | null
  streak_start_date: string | null
  rest_days: Generated<number>
  consistency: Generated<number>
  recent_days: Generated<number>
  version: Generated<number>
  tally: unknown | null
  tally_at_version: number | null
  catalogue_version: Generated<number>
}

export type UserSubscriptions = {
  user_id: string
  id: string
  subscription_tier: 'financial-difficulty' | 'low-cost' | 'standard' | 'pay-forward' | 'custom'
  currency: Generated<string>
  billing_cycle: Generated<'monthly' | 'annual'>
  status: Generated<'pending' | 'active' | 'suspended' | 'cancelled' | 'expired'>
  is_active: GeneratedAlways<boolean>
  provider_subscription_id: string | null
  start_date: Generated<Date>
  end_date: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  amount_cents: number
  monthly_amount: GeneratedAlways<string>
  status_at: Generated<Date>
  failed_at: Date | null
  starts_on: Date | null
  ending_asked_at: Date | null
}

export type Users = {
  id: string
  username: string
  username_generated: Generated<boolean>
  email: string | null
  phone: string | null
  password: string | null
  display_name: string
  bio: string | null
  profile_image: string | null
  is_verified: Generated<boolean>
  email_verified: Generated<boolean>
  phone_verified: Generated<boolean>
  login_provider: Generated<'email' | 'phone' | 'google' | 'facebook' | 'apple' | 'oidc'>
  provider_id: string | null
  referred_by: string | null
  zone: Generated<string>
  day_ends_at: Generated<number>
  erasure_due_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  zone_follows_device: Generated<boolean>
  username_key: GeneratedAlways<string>
  username_twin: Generated<number>
  registration_key: Buffer | null
  suspended_at: Date | null
  suspended_until: Date | null
  suspension_reason: string | null
  language: Generated<'en' | 'de' | 'es'>
}

export type VerificationCodes = {
  user_id: string
  id: string
  type: 'email' | 'phone'
  contact: string
  purpose: 'verify-contact' | 'change-contact' | 'two-factor-recovery' | 'confirm-owner'
  code: Buffer
  attempts: Generated<number>
  used: Generated<boolean>
  expires_at: Date
  created_at: Generated<Date>
}

export type WaitlistEntries = {
  id: string
  email: string
  name: string
  current_practice: 'absolute-beginner' | 'beginner' | 'intermediate' | 'advanced' | 'teacher'
  practice_types: string | null
  practice_frequency: string | null
  primary_interest: string | null
  heard_about_us: string | null
  additional_notes: string | null
  referral_code: string | null
  invited_at: Date | null
  invitation_code_id: string | null
  created_at: Generated<Date>
  language: Generated<'en' | 'de' | 'es'>
}

export type WorkerHeartbeats = {
  worker_id: string
  seen_at: Date
  metrics: unknown | null
}

export type Tables = {
  access_tokens: AccessTokens
  achievements: Achievements
  agreement_endings: AgreementEndings
  archives: Archives
  article_reads: ArticleReads
  backup_codes: BackupCodes
  backups: Backups
  blocks: Blocks
  challenge_participants: ChallengeParticipants
  challenges: Challenges
  chat_messages: ChatMessages
  claimed_roles: ClaimedRoles
  closing_emails: ClosingEmails
  closings: Closings
  conversations: Conversations
  covered_days: CoveredDays
  daily_totals: DailyTotals
  deleted_client_ids: DeletedClientIds
  deleted_meditation_sessions: DeletedMeditationSessions
  deleted_practice_sessions: DeletedPracticeSessions
  deleted_wellness_entries: DeletedWellnessEntries
  departures: Departures
  direct_messages: DirectMessages
  early_access_choices: EarlyAccessChoices
  educational_content: EducationalContent
  email_verifications: EmailVerifications
  feeling_totals: FeelingTotals
  follow_counts: FollowCounts
  follow_requests: FollowRequests
  followers: Followers
  gentle_offers: GentleOffers
  giving_checks: GivingChecks
  giving_plans: GivingPlans
  giving_subjects: GivingSubjects
  guide_consents: GuideConsents
  guide_passages: GuidePassages
  hidden_recommendations: HiddenRecommendations
  hidden_sessions: HiddenSessions
  idempotency_keys: IdempotencyKeys
  import_rows: ImportRows
  imports: Imports
  inbox_settings: InboxSettings
  letters: Letters
  live_rooms: LiveRooms
  llm_usage: LlmUsage
  login_sessions: LoginSessions
  meditation_sessions: MeditationSessions
  member_event_counts: MemberEventCounts
  member_events: MemberEvents
  message_settings: MessageSettings
  mood_entries: MoodEntries
  motivational_quotes: MotivationalQuotes
  move_archives: MoveArchives
  moves: Moves
  mutes: Mutes
  operator_audit: OperatorAudit
  operator_roles: OperatorRoles
  operator_subjects: OperatorSubjects
  passkey_challenges: PasskeyChallenges
  passkeys: Passkeys
  password_reset_tokens: PasswordResetTokens
  payment_events: PaymentEvents
  payment_ledger: PaymentLedger
  phone_verifications: PhoneVerifications
  practice_buddies: PracticeBuddies
  practice_hardships: PracticeHardships
  practice_pauses: PracticePauses
  practice_reports: PracticeReports
  practice_sessions: PracticeSessions
  privacy_settings: PrivacySettings
  provider_proofs: ProviderProofs
  push_subscriptions: PushSubscriptions
  questions: Questions
  referral_codes: ReferralCodes
  referral_stats: ReferralStats
  reflection_choices: ReflectionChoices
  reflections: Reflections
  refresh_tokens: RefreshTokens
  rehearsals: Rehearsals
  reminder_notices: ReminderNotices
  reminder_settings: ReminderSettings
  reminders: Reminders
  reported_messages: ReportedMessages
  reports: Reports
  room_participants: RoomParticipants
  security_logs: SecurityLogs
  sent_texts: SentTexts
  session_like_counts: SessionLikeCounts
  session_likes: SessionLikes
  session_media: SessionMedia
  setting_history: SettingHistory
  shared_pages: SharedPages
  sit_presets: SitPresets
  sleep_entries: SleepEntries
  social_connections: SocialConnections
  social_logins: SocialLogins
  social_starts: SocialStarts
  stranger_emails: StrangerEmails
  suppressed_addresses: SuppressedAddresses
  switched_off: SwitchedOff
  timeline_sessions: TimelineSessions
  timelines: Timelines
  timer_settings: TimerSettings
  token_archives: TokenArchives
  two_factor: TwoFactor
  two_factor_attempts: TwoFactorAttempts
  two_factor_recoveries: TwoFactorRecoveries
  two_factor_sign_ins: TwoFactorSignIns
  user_achievements: UserAchievements
  user_payments: UserPayments
  user_preferences: UserPreferences
  user_progress: UserProgress
  user_streaks: UserStreaks
  user_subscriptions: UserSubscriptions
  users: Users
  verification_codes: VerificationCodes
  waitlist_entries: WaitlistEntries
  worker_heartbeats: WorkerHeartbeats
}
