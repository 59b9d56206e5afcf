import { personalTables } from '#platform/personal-data/personal-tables.ts'
import type { Tables } from '#platform/db/generated/tables.ts'

type Table = keyof Tables

/**
 * Where the rows of a table would lie if the members were spread over many servers: in the part of a member or of a
 * room, copied to every server, or on one server of their own.
 */
export type Home = { member: string } | { room: string } | 'copied' | 'central'

type Chosen = { home: Home; why: string }

const ofAll = { home: 'copied', why: 'The same for everyone, short, and rarely written.' } as const
const ours = { home: 'central', why: 'Operators and jobs use it, and few rows are written a day.' } as const
const byToken = { home: 'central', why: 'Lives for minutes, and its key is all that a visitor sends.' } as const
const money = {
  home: 'central',
  why: 'Bookkeeping outlives its member, and the provider only names its own ids.',
} as const
const ofHolder = (member: string) =>
  ({ home: { member }, why: 'With the member who made the row, and whose requests ask for it.' }) as const

/** Every table whose key doesn't start with the `user_id` of the member it belongs to. */
const chosen: Partial<Record<Table, Chosen>> = {
  users: { home: { member: 'id' }, why: 'The member.' },
  feeling_totals: { home: { member: 'user_id' }, why: 'Has a unique key instead of a primary key.' },
  followers: ofHolder('follower_id'),
  follow_requests: ofHolder('follower_id'),
  mutes: ofHolder('muter_id'),
  blocks: {
    home: 'copied',
    why: 'Every list asks in both directions whether there is one. Few are made, and they are short.',
  },
  session_likes: {
    home: { member: 'user_id' },
    why: 'With the member who likes, so that a page of many owners finds its likes in one part. A job would delete those of a deleted session.',
  },
  session_like_counts: { home: { member: 'owner_id' }, why: 'With the session.' },
  direct_messages: {
    home: { member: 'recipient_id' },
    why: 'With the recipient, who reads it and marks it as read. A conversation lies with its two members.',
  },
  practice_buddies: { home: { member: 'user_id1' }, why: 'With the member who invited the other.' },
  live_rooms: { home: { room: 'room_id' }, why: 'With the people who are in it.' },
  room_participants: {
    home: { room: 'room_id' },
    why: 'Places are unique in a room, and everyone in it is shown to everyone.',
  },
  reports: { home: 'central', why: 'One queue for the moderators, who read it in order of arrival.' },
  reported_messages: { home: 'central', why: 'With the reports.' },
  referral_codes: { home: 'central', why: 'Someone who enters a code has no account yet, and each code is used once.' },
  idempotency_keys: {
    home: 'central',
    why: 'Their scope is a text that starts with the member’s id. As a column of its own, the id would bring them home.',
  },
  achievements: ofAll,
  challenges: ofAll,
  educational_content: ofAll,
  guide_passages: ofAll,
  giving_plans: ofAll,
  switched_off: ofAll,
  closings: ofAll,
  passkey_challenges: byToken,
  phone_verifications: byToken,
  social_starts: byToken,
  user_payments: money,
  payment_ledger: money,
  payment_events: money,
  agreement_endings: money,
  giving_checks: money,
  operator_audit: ours,
  suppressed_addresses: ours,
  stranger_emails: ours,
  sent_texts: ours,
  waitlist_entries: ours,
  worker_heartbeats: ours,
  backups: ours,
  rehearsals: ours,
}

const allTables = Object.keys(personalTables) as Table[]

/** Every other table lies with its `user_id`: its primary key starts with it (`shards.matrix.test.ts`). */
export const homes = new Map<string, Home>(
  allTables.map((table) => [table, chosen[table]?.home ?? { member: 'user_id' }]),
)

export const tablesByUser: string[] = allTables.filter((table) => !chosen[table])

const names = 'a table of names, addresses and numbers, split by them, where a change of one is claimed first'
const owners = 'a table like that of names, which says who has it'
const random = 'chance: it is random, or the hash of something random, and the key only finds its row'

/**
 * The unique keys that no server could check alone once the tables are split, and what would keep each unique.
 */
export const lostKeys: Record<string, string> = {
  'users (lower(username))': names,
  'users (username_key, username_twin)': names,
  'users (lower(email))': names,
  'users (phone)': names,
  'social_logins (provider, provider_id)': owners,
  'passkeys (credential_id)': owners,
  'push_subscriptions (endpoint)': owners,
  'user_subscriptions (provider_subscription_id)': owners,
  'refresh_tokens (token)': random,
  'access_tokens (token)': random,
  'password_reset_tokens (token)': random,
  'provider_proofs (token)': random,
  'email_verifications (code)': random,
  'two_factor_recoveries (token)': random,
  'shared_pages (token)': random,
  'reminder_settings (feed_token)': random,
  'departures (code_hash)': random,
  'departures (token_hash)': random,
  'operator_subjects (subject_id)': random,
  'giving_subjects (subject_id)': random,
  'practice_sessions (id)': random,
  'letters (id)': random,
  'user_subscriptions (id)': random,
  'direct_messages (LEAST(sender_id, recipient_id), GREATEST(sender_id, recipient_id), sequence)':
    'nothing yet: conversations would count their messages, because those of the two are in two parts',
  'practice_buddies (LEAST(user_id1, user_id2), GREATEST(user_id1, user_id2))':
    'nothing yet: both follows would be locked for update, not for share, before the pair is looked for',
  'live_rooms (host_id, client_id) WHERE (client_id IS NOT NULL)':
    'nothing yet: the id of the room would follow from the host and the id that the device chose',
}
