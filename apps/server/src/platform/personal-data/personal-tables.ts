import type { Tables } from '#platform/db/generated/tables.ts'
import type { OtherTable, PersonalTable } from './personal-table.ts'

const owner = { user_id: 'cascade' } as const
const own = { of: ['user_id'] } as const
export const wayIn = { notRestored: 'only the member can make a way into an account' } as const
const computed = { notRestored: 'follows from other rows' } as const
const withOthers = { notRestored: 'concerns other people' } as const
const money = { notRestored: 'what was paid stays with the account that paid' } as const
const invitations = { notRestored: 'invitations are given by each place' } as const
const happened = { notRestored: 'says what happened in the other account' } as const
const restored = { of: ['user_id'], restored: true } as const
const derived = { none: 'follows from other rows' } as const
const secret = { none: 'a secret, or its hash, of no use to anyone but us' } as const
const ours = 'only means something to us'
const someoneElse = 'someone else'
const theirOwn = 'what the other has deleted is their own business'

/** What happens to a member's rows of each table. A new table doesn't compile until it has an entry here. */
export const personalTables: { [T in keyof Tables]: PersonalTable<T> | OtherTable } = {
  users: {
    owners: { id: 'cascade', referred_by: 'anonymise' },
    archive: {
      of: ['id'],
      restored: true,
      omit: { password: 'a hash', registration_key: 'a hash', referred_by: someoneElse },
    },
    keepReason: 'a member stays when the one who invited them goes',
  },
  login_sessions: { owners: owner, archive: { ...own, ...wayIn, omit: { cookie_hash: 'a hash' } } },
  refresh_tokens: { owners: owner, archive: secret },
  password_reset_tokens: { owners: owner, archive: secret },
  phone_verifications: { owners: { phone: { deleteBy: 'phone' }, user_id: 'cascade' }, archive: secret },
  social_logins: {
    owners: owner,
    archive: {
      ...own,
      ...wayIn,
      omit: { access_token: 'a secret of the provider', refresh_token: 'a secret of the provider' },
    },
  },
  social_starts: { impersonal: 'a browser on its way to a provider, before anyone knows who it is' },
  two_factor: {
    owners: owner,
    archive: {
      ...own,
      ...wayIn,
      omit: {
        secret: 'anyone who found the archive could sign in',
        pending_secret: 'anyone who found the archive could sign in',
        last_step: ours,
      },
    },
  },
  passkeys: {
    owners: owner,
    archive: {
      ...own,
      ...wayIn,
      omit: {
        credential_id: 'only means something to the device that made it',
        public_key: 'only means something to the device that made it',
        counter: ours,
      },
    },
  },
  passkey_challenges: { owners: owner, archive: secret },
  provider_proofs: { owners: owner, archive: secret },
  backup_codes: { owners: owner, archive: secret },
  two_factor_sign_ins: { owners: owner, archive: secret },
  two_factor_attempts: { owners: owner, archive: secret },
  two_factor_recoveries: { owners: owner, archive: secret },
  verification_codes: { owners: owner, archive: secret },
  email_verifications: { owners: owner, archive: secret },
  access_tokens: { owners: owner, archive: { ...own, ...wayIn, omit: { token: 'a hash' } } },
  security_logs: { owners: owner, archive: { ...own, ...happened } },

  practice_sessions: { owners: owner, archive: { ...restored, omit: { client_practice_id: ours, import_id: ours } } },
  practice_hardships: { owners: owner, archive: restored },
  deleted_practice_sessions: { owners: owner, archive: { none: 'deleted by the member, kept seven days for undo' } },
  deleted_client_ids: { owners: owner, archive: { none: ours } },
  session_media: { owners: owner, archive: restored },
  daily_totals: { owners: owner, archive: derived },
  feeling_totals: { owners: owner, archive: derived },
  meditation_sessions: { owners: owner, archive: { ...restored, omit: { client_id: ours } } },
  deleted_meditation_sessions: { owners: owner, archive: { none: 'deleted by the member, kept seven days for undo' } },
  sit_presets: { owners: owner, archive: restored },
  timer_settings: { owners: owner, archive: restored },

  user_streaks: {
    owners: owner,
    archive: {
      ...own,
      ...computed,
      omit: { version: ours, tally: ours, tally_at_version: ours, catalogue_version: ours },
    },
  },
  covered_days: { owners: owner, archive: derived },
  user_progress: { owners: owner, archive: { ...own, ...computed } },
  practice_pauses: { owners: owner, archive: restored },
  gentle_offers: { owners: owner, archive: restored },
  setting_history: { owners: owner, archive: restored },
  achievements: { impersonal: 'the same for everyone' },
  user_achievements: { owners: owner, archive: { ...own, ...computed } },
  challenges: { impersonal: 'the same for everyone' },
  challenge_participants: {
    owners: owner,
    archive: {
      ...restored,
      also: {
        title: 'select title from challenges where id = archived.challenge_id',
        template: 'select template from challenges where id = archived.challenge_id',
        start_date: 'select start_date from challenges where id = archived.challenge_id',
      },
    },
  },
  practice_buddies: {
    owners: { user_id1: 'cascade', user_id2: 'cascade' },
    archive: { of: ['user_id1', 'user_id2'], ...withOthers },
  },
  educational_content: {
    owners: { author_id: 'anonymise' },
    archive: { of: ['author_id'], notRestored: 'articles are published by each place' },
    keepReason: 'an article that others read, now without its author',
  },
  article_reads: {
    owners: owner,
    archive: { ...restored, also: { slug: 'select slug from educational_content where id = archived.article_id' } },
  },

  followers: {
    owners: { follower_id: 'cascade', following_id: 'cascade' },
    archive: { of: ['follower_id', 'following_id'], ...withOthers },
  },
  follow_requests: {
    owners: { follower_id: 'cascade', following_id: 'cascade' },
    archive: { of: ['follower_id', 'following_id'], ...withOthers },
  },
  follow_counts: { owners: owner, archive: derived },
  timelines: { owners: owner, archive: derived },
  timeline_sessions: { owners: { user_id: 'cascade', author_id: 'cascade' }, archive: derived },
  session_likes: { owners: { user_id: 'cascade', owner_id: 'cascade' }, archive: { ...own, ...withOthers } },
  session_like_counts: { owners: { owner_id: 'cascade' }, archive: derived },
  // An archive doesn't reveal who has blocked, muted or reported its owner.
  blocks: { owners: { blocker_id: 'cascade', blocked_id: 'cascade' }, archive: { of: ['blocker_id'], ...withOthers } },
  mutes: { owners: { muter_id: 'cascade', muted_id: 'cascade' }, archive: { of: ['muter_id'], ...withOthers } },
  reports: {
    owners: { reporter_id: 'anonymise', reported_id: 'cascade' },
    archive: {
      of: ['reporter_id'],
      ...withOthers,
      omit: { resolved_at: 'for moderators', outcomes: 'for moderators', told_at: 'for moderators' },
    },
    keepReason: 'about someone else, now without its reporter',
  },
  hidden_sessions: { owners: owner, archive: { ...own, ...withOthers } },
  direct_messages: {
    owners: { sender_id: 'cascade', recipient_id: 'cascade' },
    archive: {
      of: ['sender_id', 'recipient_id'],
      ...withOthers,
      omit: {
        sequence: ours,
        sender_deleted: theirOwn,
        recipient_deleted: theirOwn,
        is_read: 'read receipts only show where both have them on',
        is_seen: 'read receipts only show where both have them on',
      },
      deletedBy: { sender_id: 'sender_deleted', recipient_id: 'recipient_deleted' },
    },
  },
  conversations: { owners: { user_id: 'cascade', other_id: 'cascade' }, archive: derived },
  message_settings: { owners: owner, archive: { ...own, notRestored: 'consent is given to each place' } },
  reported_messages: {
    owners: { sender_id: 'cascade' },
    archive: { none: 'copies for moderators of messages that are in the archive themselves' },
  },
  live_rooms: {
    owners: { host_id: 'cascade' },
    archive: { of: ['host_id'], ...withOthers, omit: { client_id: ours } },
  },
  room_participants: { owners: owner, archive: { ...own, ...withOthers } },
  inbox_settings: { owners: owner, archive: { ...own, notRestored: 'set in each place', omit: { emailed_at: ours } } },

  shared_pages: {
    owners: owner,
    archive: { ...own, notRestored: 'a link opens the page of one place', omit: { token: 'a hash' } },
  },
  hidden_recommendations: { owners: owner, archive: restored },
  reflections: { owners: owner, archive: { ...own, notRestored: 'made from the log of each place' } },
  reflection_choices: { owners: owner, archive: { ...own, notRestored: 'consent is given to each place' } },
  mood_entries: { owners: owner, archive: { ...restored, omit: { client_id: ours, import_id: ours, version: ours } } },
  sleep_entries: { owners: owner, archive: { ...restored, omit: { client_id: ours, import_id: ours, version: ours } } },
  deleted_wellness_entries: { owners: owner, archive: { none: 'deleted by the member, kept seven days for undo' } },
  questions: { owners: owner, archive: restored },
  user_preferences: { owners: owner, archive: restored },
  social_connections: { owners: owner, archive: { ...restored, omit: { access_token: 'a secret of the platform' } } },
  privacy_settings: { owners: owner, archive: restored },
  chat_messages: { owners: owner, archive: { ...restored, omit: { client_id: ours } } },
  early_access_choices: {
    owners: owner,
    archive: { ...own, notRestored: 'it comes with what is given in each place' },
  },
  guide_consents: { owners: owner, archive: { ...own, notRestored: 'consent is given to each place' } },
  guide_passages: { impersonal: 'the same for everyone' },
  motivational_quotes: { owners: owner, archive: { ...own, notRestored: 'ours, and a new one is drawn each day' } },

  reminders: {
    owners: owner,
    archive: {
      ...own,
      notRestored: 'would come from both places',
      omit: { next_at: ours, next_date: ours, last_date: ours },
    },
  },
  reminder_settings: {
    owners: owner,
    archive: { ...own, notRestored: 'set in each place', omit: { feed_id: ours, feed_token: 'a hash' } },
  },
  reminder_notices: {
    owners: owner,
    archive: { ...own, ...happened, omit: { pending: ours, try_at: ours, attempts: ours } },
  },
  push_subscriptions: {
    owners: owner,
    archive: {
      ...own,
      notRestored: 'each browser is asked by each place',
      omit: { endpoint: 'a secret of the browser', p256dh: 'a secret of the browser', auth: 'a secret of the browser' },
    },
  },

  referral_codes: {
    owners: { user_id: 'cascade', used_by_user_id: 'anonymise' },
    archive: { ...own, ...invitations, omit: { used_by_user_id: someoneElse } },
    keepReason: 'the inviter’s, now without the one who used it',
  },
  referral_stats: { owners: owner, archive: { ...own, ...invitations } },
  waitlist_entries: {
    owners: { email: { deleteBy: 'email' } },
    archive: { of: ['email'], ...invitations, omit: { invitation_code_id: ours } },
  },
  letters: {
    owners: owner,
    archive: {
      ...own,
      notRestored: 'were written to, and answered by, the operators of one place',
      omit: { client_id: ours },
    },
  },
  operator_roles: { owners: owner, archive: { ...own, notRestored: 'roles are given by each place' } },
  claimed_roles: { owners: owner, archive: { ...own, notRestored: 'roles are given by each place' } },
  operator_subjects: { owners: owner, archive: { none: ours } },
  operator_audit: { impersonal: 'names members by a random id, which only operator_subjects explains' },
  switched_off: { impersonal: 'names operators by the random id of the audit log' },
  closings: { impersonal: 'names operators by the random id of the audit log' },
  closing_emails: { owners: owner, archive: { none: 'which emails about the end of this place were sent' } },
  user_payments: {
    owners: { user_id: 'anonymise' },
    archive: { ...own, ...money, omit: { approve_url: ours } },
    keepReason: 'bookkeeping, now without the person',
  },
  user_subscriptions: { owners: owner, archive: { ...own, ...money, omit: { status_at: ours } } },
  giving_subjects: { owners: owner, archive: { none: ours } },
  payment_ledger: { impersonal: 'names members by a random id, which only giving_subjects explains' },
  payment_events: { impersonal: 'what the provider said, without the payer' },
  agreement_endings: { impersonal: 'the provider’s ids' },
  giving_plans: { impersonal: 'the same for everyone' },
  giving_checks: { impersonal: 'figures' },
  archives: { owners: owner, archive: { none: 'is about the archive itself' } },
  token_archives: { owners: owner, archive: { none: 'is about the archive itself' } },
  move_archives: { owners: owner, archive: { none: 'is about the archive itself' } },
  moves: {
    owners: owner,
    archive: { ...own, ...happened, omit: { state_hash: 'a hash', token: 'a secret', token_expires_at: ours } },
  },
  departures: {
    owners: owner,
    archive: { ...own, ...happened, omit: { code_hash: 'a hash', token_hash: 'a hash', token_expires_at: ours } },
  },
  practice_reports: { owners: owner, archive: { none: 'made from the log, and gone after a day' } },
  imports: { owners: owner, archive: { ...own, ...happened } },
  import_rows: { owners: owner, archive: { none: 'waits to be added, or undone, and is in the archive once added' } },
  idempotency_keys: {
    owners: { scope: { deleteBy: 'leading id' } },
    archive: { none: 'copies of our answers, deleted after a day' },
  },
  member_event_counts: { owners: owner, archive: { none: ours } },
  member_events: { owners: owner, archive: { none: 'told to open pages, and deleted after an hour' } },
  llm_usage: { owners: owner, archive: { ...own, ...happened } },
  sent_texts: { impersonal: 'counts texts by day' },
  stranger_emails: { impersonal: 'counts emails by day' },
  suppressed_addresses: {
    owners: { hash: { deleteBy: 'email hash' } },
    archive: { none: 'a hash, without the address; the email setting says what it means' },
  },
  worker_heartbeats: { impersonal: 'holds no personal data' },
  backups: { impersonal: 'when backups were made' },
  rehearsals: { impersonal: 'when backups were restored' },
}
