/** One stored entity of the specification, with the names used there. */
export type Entity = {
  name: string
  /** Fields that are columns of the table with the same name, in snake_case. */
  fields: string[]
  /** Fields that are stored elsewhere, with the SQL expression that reads them for a row of the entity's table. */
  elsewhere?: Record<string, string>
  /** The defaults of a new row. */
  defaults?: Record<string, unknown>
  unique?: string[]
  /** A valid value of the maximum length that the specification allows. */
  longest?: Record<string, string>
  /** Secrets of which only a 32-byte hash is stored, whatever their length in the specification. */
  hashed?: string[]
}

const words = (text: string): string[] => text.trim().split(/\s+/)

const familyOf = (column: string) =>
  `(select ${column} from login_sessions s where s.user_id = refresh_tokens.user_id and s.id = refresh_tokens.session_id)`
const ledgerOf = (column: string) =>
  `(select ${column} from practice_sessions p where p.user_id = meditation_sessions.user_id and p.id = meditation_sessions.id)`

/** Progress is counted from the ledger. */
const challengeOf = (column: string) =>
  `(select ${column} from challenges c cross join lateral (
    select count(distinct p.practice_day)::int as counted from practice_sessions p
    where p.user_id = challenge_participants.user_id and p.practice_day between c.start_date and c.end_date
      and (c.limb_type is null or p.limb_type = c.limb_type)
  ) as sessions where c.id = challenge_participants.challenge_id)`

export const entities: Entity[] = [
  {
    name: 'users',
    fields: words(`id username email phone password displayName bio profileImage isVerified emailVerified
      phoneVerified loginProvider providerId referredBy createdAt updatedAt`),
    elsewhere: {
      twoFactorEnabled: `exists (select from two_factor t where t.user_id = users.id and t.secret is not null)`,
      twoFactorSecret: `(select secret from two_factor t where t.user_id = users.id)`,
      followers: `coalesce((select followers from follow_counts c where c.user_id = users.id), 0)`,
      following: `coalesce((select following from follow_counts c where c.user_id = users.id), 0)`,
      totalSessions: `coalesce((select total_sessions from user_progress p where p.user_id = users.id), 0)`,
    },
    defaults: { followers: 0, following: 0, totalSessions: 0, loginProvider: 'email' },
    unique: ['username', 'email'],
    longest: { phone: '+1234567890123456789' },
  },
  {
    name: 'social_connections',
    fields: words('userId platform platformUserId platformUsername accessToken isConnected'),
    defaults: { isConnected: true },
  },
  {
    name: 'practice_sessions',
    fields: words('userId date time limbType duration beforeFeeling afterFeeling notes isPublic'),
    elsewhere: {
      likes: `coalesce((select likes from session_like_counts c
        where c.owner_id = practice_sessions.user_id and c.session_id = practice_sessions.id), 0)`,
    },
    defaults: { isPublic: false, likes: 0 },
  },
  { name: 'session_media', fields: words('sessionId mediaType mediaUrl caption') },
  { name: 'followers', fields: words('followerId followingId') },
  { name: 'session_likes', fields: words('sessionId userId') },
  { name: 'chat_messages', fields: words('userId message response') },
  {
    name: 'verification_codes',
    fields: words('userId code type contact expiresAt used'),
    defaults: { used: false },
    hashed: ['code'],
  },
  {
    name: 'social_logins',
    fields: words('userId provider providerId email name profilePicture accessToken refreshToken'),
  },
  {
    name: 'meditation_sessions',
    fields: words('userId ambientSound completedAt interrupted'),
    elsewhere: { duration: ledgerOf('duration'), notes: ledgerOf('notes') },
    defaults: { interrupted: false },
  },
  { name: 'motivational_quotes', fields: words('userId text author theme practiceContext generatedAt') },
  {
    name: 'password_reset_tokens',
    fields: words('userId token expiresAt used'),
    defaults: { used: false },
    unique: ['token'],
    hashed: ['token'],
  },
  {
    name: 'referral_codes',
    fields: words('userId code isActive expiresAt usedAt usedByUserId'),
    defaults: { isActive: true },
    unique: ['code'],
    longest: { code: 'R'.repeat(32) },
  },
  {
    name: 'referral_stats',
    fields: words('userId month codesGenerated codesUsed'),
    defaults: { codesGenerated: 0, codesUsed: 0 },
    longest: { month: '2026-12' },
  },
  {
    name: 'refresh_tokens',
    fields: words('userId token expiresAt'),
    elsewhere: {
      isRevoked: familyOf('revoked_at is not null'),
      createdByIp: familyOf('created_by_ip'),
      userAgent: familyOf('user_agent'),
      deviceId: familyOf('device_id'),
    },
    defaults: { isRevoked: false },
    hashed: ['token'],
  },
  {
    name: 'phone_verifications',
    fields: words('phone code expiresAt verified'),
    defaults: { verified: false },
    longest: { phone: '+1234567890123456789' },
    hashed: ['code'],
  },
  {
    name: 'user_streaks',
    fields: words('userId currentStreak longestStreak lastPracticeDate streakStartDate'),
    defaults: { currentStreak: 0, longestStreak: 0 },
  },
  { name: 'achievements', fields: words('name description icon category requirement') },
  { name: 'user_achievements', fields: words('userId achievementId unlockedAt') },
  {
    name: 'challenges',
    fields: words('title description type requirement limbType startDate endDate isActive'),
    defaults: { isActive: true },
  },
  {
    name: 'challenge_participants',
    fields: words('challengeId userId'),
    elsewhere: { progress: challengeOf('counted'), completed: challengeOf('counted >= requirement') },
    defaults: { progress: 0, completed: false },
  },
  { name: 'practice_buddies', fields: words('userId1 userId2 status'), defaults: { status: 'active' } },
  {
    name: 'educational_content',
    fields: words('title content category limbType difficulty readTime authorId isPublished'),
    defaults: { difficulty: 'beginner', isPublished: true },
  },
  {
    name: 'user_progress',
    fields: words('userId level experiencePoints totalSessions totalMinutes'),
    defaults: { level: 1, experiencePoints: 0, totalSessions: 0, totalMinutes: 0 },
  },
  { name: 'mood_entries', fields: words('userId mood energy notes'), defaults: { energy: 5 } },
  {
    name: 'sleep_entries',
    fields: words('userId bedtime wakeTime quality duration notes date'),
    defaults: { quality: 5 },
  },
  {
    name: 'waitlist_entries',
    fields: words(`email name currentPractice practiceTypes practiceFrequency primaryInterest heardAboutUs
      additionalNotes referralCode`),
    unique: ['email'],
  },
  {
    name: 'user_payments',
    fields: words('userId paymentTier amount paymentMethod paymentStatus recurringPayment paymentDate notes'),
    defaults: { paymentMethod: 'paypal', paymentStatus: 'pending' },
  },
  {
    name: 'user_subscriptions',
    fields: words('userId subscriptionTier monthlyAmount isActive startDate endDate'),
    defaults: { isActive: true },
  },
  {
    name: 'user_preferences',
    fields: words('userId preferredPracticeTime practiceReminders weeklyGoal favoriteLimbs difficultyLevel'),
    defaults: {
      preferredPracticeTime: 'morning',
      practiceReminders: true,
      weeklyGoal: 3,
      favoriteLimbs: [],
      difficultyLevel: 'beginner',
    },
  },
  {
    name: 'direct_messages',
    fields: words('senderId recipientId message isRead'),
    defaults: { isRead: false },
  },
  {
    name: 'live_rooms',
    fields: words('roomId name hostId limbType isPrivate description maxParticipants startTime endTime isActive'),
    defaults: { maxParticipants: 10 },
    unique: ['roomId'],
  },
  { name: 'room_participants', fields: words('roomId userId joinedAt leftAt') },
  {
    name: 'email_verifications',
    fields: words('email code verified expiresAt'),
    defaults: { verified: false },
    hashed: ['code'],
  },
  { name: 'backup_codes', fields: words('userId code used'), defaults: { used: false }, hashed: ['code'] },
  { name: 'security_logs', fields: words('userId eventType details ipAddress timestamp') },
]
