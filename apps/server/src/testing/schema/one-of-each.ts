import { createHash, randomUUID as newId } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { type Db, inTransaction } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/generated/tables.ts'

/** A new table doesn't compile until it has a row here, so the tests of mapping and erasure cover it too. */
type OneOfEach = { [T in keyof Tables]: Insertable<Tables[T]> }

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const day = '2026-03-01'
const then = new Date('2026-03-01T06:00:00Z')
const later = new Date('2026-04-01T06:00:00Z')

/** The rows in the order in which they can be inserted. Only required columns are set, and the others have defaults. */
function rowsOf(member: string, friend: string): OneOfEach {
  const sit = newId()
  const deletedSit = newId()
  const device = newId()
  const code = newId()
  const achievement = newId()
  const challenge = newId()
  const room = newId()
  const article = newId()
  const imported = newId()
  const ofMember = { user_id: member }
  return {
    users: { id: member, username: 'asha', display_name: 'Asha' },
    login_sessions: { ...ofMember, id: device, expires_at: later },
    refresh_tokens: { ...ofMember, session_id: device, id: newId(), token: hashOf('refresh'), expires_at: later },
    password_reset_tokens: { ...ofMember, id: newId(), token: hashOf('reset'), expires_at: later },
    phone_verifications: {
      id: newId(),
      phone: '+14155550100',
      purpose: 'sign-up',
      code: hashOf('123456'),
      expires_at: later,
    },
    social_logins: { ...ofMember, provider: 'google', provider_id: 'subject' },
    passkeys: {
      ...ofMember,
      id: newId(),
      credential_id: hashOf('credential'),
      public_key: hashOf('public key'),
      counter: '1',
      transports: ['internal'],
      name: 'Kitchen laptop',
    },
    passkey_challenges: { ...ofMember, challenge: hashOf('challenge'), purpose: 'add', expires_at: later },
    social_starts: {
      state: hashOf('state'),
      provider: 'google',
      purpose: 'sign-in',
      browser: hashOf('browser'),
      expires_at: later,
    },
    provider_proofs: {
      ...ofMember,
      session_id: device,
      token: hashOf('proof'),
      provider: 'google',
      is_proven: true,
      started_at: then,
      expires_at: later,
    },
    two_factor: ofMember,
    backup_codes: { ...ofMember, code: hashOf('backup') },
    two_factor_attempts: { ...ofMember, id: newId(), kind: 'totp' },
    two_factor_sign_ins: { ...ofMember, token: hashOf('two-factor'), expires_at: later },
    verification_codes: {
      ...ofMember,
      id: newId(),
      type: 'phone',
      contact: '+14155550100',
      purpose: 'verify-contact',
      code: hashOf('654321'),
      expires_at: later,
    },
    email_verifications: {
      ...ofMember,
      id: newId(),
      email: 'asha@example.org',
      code: hashOf('link'),
      expires_at: later,
    },
    two_factor_recoveries: {
      ...ofMember,
      id: newId(),
      token: hashOf('recovery'),
      available_at: then,
      expires_at: later,
    },
    security_logs: { ...ofMember, id: newId(), event_type: 'login_success' },
    practice_sessions: {
      ...ofMember,
      id: sit,
      date: day,
      time: '06:00',
      zone: 'Asia/Kolkata',
      practice_day: day,
      limb_type: 'dhyana',
      duration: 20,
      meditation_session_id: sit,
    },
    meditation_sessions: { ...ofMember, id: sit, completed_at: then },
    practice_hardships: { ...ofMember, session_id: sit },
    session_media: { ...ofMember, session_id: sit, id: newId(), media_type: 'image', media_url: 'photo.webp' },
    daily_totals: { ...ofMember, practice_day: day, sessions: 1, minutes: 20 },
    feeling_totals: { ...ofMember, limb_type: 'dhyana', sessions: 1, minutes: 20 },
    deleted_practice_sessions: { ...ofMember, id: deletedSit, session: {}, deleted_at: then },
    deleted_meditation_sessions: {
      ...ofMember,
      id: deletedSit,
      completed_at: then,
      interrupted: false,
      created_at: then,
    },
    deleted_client_ids: { ...ofMember, client_id: newId(), session_id: deletedSit },
    user_streaks: ofMember,
    user_progress: ofMember,
    covered_days: { ...ofMember, day },
    practice_pauses: { ...ofMember, id: newId(), first_day: day, last_day: day },
    gentle_offers: { ...ofMember, offered_on: day, answer: 'not-now', answered_on: day },
    setting_history: { ...ofMember, valid_from: then, weekly_goal: 3, zone: 'Asia/Kolkata', day_ends_at: 0 },
    achievements: {
      id: achievement,
      name: 'First sit',
      description: 'You sat down.',
      icon: 'lotus',
      category: 'sessions',
      requirement: 1,
      position: 1,
      key: 'first-sit',
      measure: 'sessions',
      tone: 'primary',
      is_hidden: false,
      is_count: false,
    },
    user_achievements: {
      ...ofMember,
      achievement_id: achievement,
      unlocked_at: then,
      practice_day: day,
      session_id: newId(),
    },
    challenges: {
      id: challenge,
      title: 'A week of breath',
      description: 'Seven mornings.',
      type: 'days',
      requirement: 7,
      limb_type: 'pranayama',
      start_date: day,
      end_date: day,
    },
    challenge_participants: { ...ofMember, challenge_id: challenge },
    practice_buddies: { user_id1: member, user_id2: friend },
    educational_content: {
      id: article,
      slug: 'on-stillness',
      title: 'On stillness',
      content: '[]',
      category: 'limbs',
      read_time: 1,
      author_id: member,
    },
    article_reads: { ...ofMember, article_id: article },
    followers: { follower_id: friend, following_id: member },
    follow_requests: { follower_id: member, following_id: friend },
    follow_counts: ofMember,
    session_likes: { user_id: friend, session_id: sit, owner_id: member },
    session_like_counts: { owner_id: member, session_id: sit },
    blocks: { blocker_id: friend, blocked_id: member },
    mutes: { muter_id: friend, muted_id: member },
    reports: { id: newId(), reporter_id: member, reported_id: friend, reason: 'Unkind words' },
    hidden_sessions: { ...ofMember, session_id: newId(), hidden_at: then },
    direct_messages: { recipient_id: friend, id: newId(), sender_id: member, message: 'Namaste' },
    live_rooms: { room_id: room, host_id: member, name: 'Morning sit', start_time: then },
    room_participants: { ...ofMember, room_id: room },
    shared_pages: {
      ...ofMember,
      id: newId(),
      token: hashOf('shared page'),
      figures: {},
      created_at: then,
      expires_at: later,
    },
    hidden_recommendations: { ...ofMember, limb_type: 'asana', until: day },
    reflections: { ...ofMember, month: '2026-02', content: '{}', read: '{}', source: 'rules', made_at: then },
    reflection_choices: { ...ofMember, choice: 'monthly', changed_at: then },
    mood_entries: { ...ofMember, id: newId(), mood: 'calm', practice_day: day },
    sleep_entries: { ...ofMember, id: newId(), date: day },
    deleted_wellness_entries: { ...ofMember, id: newId(), kind: 'mood', entry: {}, deleted_at: then },
    sit_presets: { ...ofMember, id: newId(), name: 'Morning', sit: '{}', position: 0, changed_at: then },
    timer_settings: { ...ofMember, key: 'minutes', value: '20', changed_at: then },
    user_preferences: ofMember,
    social_connections: { ...ofMember, platform: 'x', platform_username: 'asha' },
    privacy_settings: ofMember,
    chat_messages: { ...ofMember, id: newId(), message: 'How do I begin?' },
    early_access_choices: { ...ofMember, is_on: true, changed_at: then },
    guide_consents: { ...ofMember, may_use_log: true, changed_at: then },
    guide_passages: {
      id: 'limb:asana',
      source: 'The eight limbs',
      title: 'Asana',
      text: 'A seat.',
      path: '/guide',
      suggests_practice: false,
      search: 'seat',
    },
    motivational_quotes: { ...ofMember, id: newId(), text: 'Begin.', theme: 'wisdom' },
    referral_codes: { id: code, user_id: member, code: 'ASHA-INVITES', expires_at: later },
    referral_stats: { ...ofMember, month: '2026-03' },
    waitlist_entries: {
      id: newId(),
      email: 'ben@example.org',
      name: 'Ben',
      current_practice: 'beginner',
      invited_at: then,
      invitation_code_id: code,
    },
    letters: { ...ofMember, id: newId(), kind: 'question', text: 'Can I log last week?' },
    operator_roles: { ...ofMember, role: 'moderator', granted_at: then },
    operator_subjects: { ...ofMember, subject_id: newId() },
    operator_audit: { id: newId(), at: then, actor_kind: 'shell', act: 'role_granted', reason: 'Asked to help' },
    user_payments: { id: newId(), user_id: member, payment_tier: 'standard', amount_cents: 600 },
    user_subscriptions: { ...ofMember, id: newId(), subscription_tier: 'standard', amount_cents: 600 },
    giving_subjects: { ...ofMember, subject_id: newId() },
    payment_ledger: {
      id: newId(),
      subject_id: newId(),
      kind: 'payment',
      provider_id: '5TY05013RG002845M',
      payment_id: newId(),
      payment_tier: 'standard',
      billing_cycle: 'monthly',
      amount_cents: 600,
      currency: 'USD',
      occurred_at: then,
    },
    agreement_endings: {
      provider_subscription_id: 'I-BW452GLLEP1G',
      reason: 'cancelled',
      asked_at: then,
      tried_since: then,
    },
    giving_plans: {
      environment: 'https://api-m.paypal.com',
      tier: 'standard',
      billing_cycle: 'monthly',
      amount_cents: 600,
      provider_plan_id: 'P-5ML4271244454362WXNWU5NQ',
    },
    giving_checks: { started_at: then, asked: 1, differed: 0, unanswered: 0 },
    payment_events: { event_id: 'WH-1', event_type: 'PAYMENT.SALE.COMPLETED' },
    archives: { ...ofMember, id: newId(), created_at: then },
    practice_reports: { ...ofMember, id: newId(), created_at: then },
    imports: { ...ofMember, id: imported, source: 'table', name: 'log.csv', created_at: then },
    import_rows: { ...ofMember, import_id: imported, number: 0, kind: 'practice', entry: {} },
    idempotency_keys: { scope: 'public waitlist.join', key: 'once', body_hash: hashOf('{}') },
    llm_usage: { ...ofMember, day: '2026-03-01', used: 400 },
    sent_texts: { day: '2026-03-01', sent: 1 },
    stranger_emails: { day: '2026-03-01', kind: 'waitlist', sent: 1 },
    worker_heartbeats: { worker_id: 'worker-1', seen_at: then },
    backups: { taken_at: then, kind: 'dump' },
    rehearsals: {
      restored_to: then,
      kind: 'dump',
      tables: 70,
      rows: '1000',
      files: '3',
      differences: 0,
      started: true,
      seconds: 8,
    },
  }
}

/** Adds a row of one member to every table, and gives that member a friend. */
export async function insertOneOfEach(db: Db): Promise<{ member: string; friend: string }> {
  const [member, friend] = [newId(), newId()]
  await inTransaction(db, async (tx) => {
    await tx.insertInto('users').values({ id: friend, username: 'bodhi', display_name: 'Bodhi' }).execute()
    for (const [table, row] of Object.entries(rowsOf(member, friend))) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(tx)
    }
  })
  return { member, friend }
}
