import type { CurrentUser, Language, SocialLoginProvider } from '@sadhana/contract'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'

export type NewUser = {
  id: string
  username: string
  email: string | null
  displayName: string
  /** Null for a member who can't sign in with a password. */
  passwordHash: string | null
  referredBy: string | null
  language: Language
  /** The verified number of a member who signed up by phone. */
  phone?: string
  /**
   * Set for a member who signed up by phone or with a provider. They have a verified email address or none, and a
   * generated username.
   */
  provider?: SocialLoginProvider | 'phone'
  registrationKey?: Buffer | undefined
  at: Date
}

export async function insertUser(tx: Db, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      username: user.username,
      email: user.email,
      phone: user.phone ?? null,
      phone_verified: user.phone !== undefined,
      display_name: user.displayName,
      password: user.passwordHash,
      referred_by: user.referredBy,
      language: user.language,
      registration_key: user.registrationKey ?? null,
      ...(user.provider && {
        login_provider: user.provider,
        email_verified: user.email !== null,
        username_generated: true,
      }),
      created_at: user.at,
      updated_at: user.at,
    })
    .execute()
    .catch(rethrowTaken)
}

const uniqueViolation = '23505'

/** The unique indexes decide, because an earlier check could be outdated by the time of the insert. */
function rethrowTaken(error: unknown): never {
  if (error instanceof DatabaseError && error.code === uniqueViolation) {
    if (error.constraint === 'users_username_key' || error.constraint === 'users_username_spelling_key') {
      throw new AppError('account.username_taken', {
        fields: { username: 'This username is already taken. Please choose another.' },
        cause: error,
      })
    }
    if (error.constraint === 'users_phone_key') throw new AppError('account.phone_taken', { cause: error })
    if (error.constraint === 'users_email_key') {
      throw new AppError('account.email_taken', {
        fields: { email: 'An account with this email already exists' },
        cause: error,
      })
    }
  }
  throw error
}

export const findByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('phone', '=', phone)
    .where('phone_verified', '=', true)
    .executeTakeFirst()

/** A phone number as people write it. Usernames start with a letter. */
const typedNumber = /^\+[\d\s().-]+$/

/**
 * Usernames can't contain `@` and start with a letter, so an identifier is either a username, an email or a number.
 * Letters are compared only in the database.
 */
export const findByIdentifier = (db: Db, identifier: string) =>
  typedNumber.test(identifier) ? findByPhone(db, identifier.replaceAll(/[^+\d]/g, '')) : findByName(db, identifier)

const findByName = (db: Db, identifier: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password'])
    .$if(identifier.includes('@'), (query) => query.where(sql`lower(email)`, '=', sql`lower(${identifier})`))
    .$if(!identifier.includes('@'), (query) =>
      query.where('username_key', '=', sql<string>`username_key(${identifier})`),
    )
    .orderBy((eb) => eb('username', '=', identifier), 'desc')
    .orderBy('username_twin')
    .limit(1)
    .executeTakeFirst()

type Registered = { key: Buffer; username: string; email: string; since: Date }

/** The member created by an earlier attempt at the same registration. */
export const findRegistered = (db: Db, { key, username, email, since }: Registered) =>
  db
    .selectFrom('users')
    .select(['id', 'password'])
    .where('username', '=', username)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('registration_key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst()

/** The password hash, and the details that a password must not contain. */
export const findForPassword = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['password', 'username', 'email', 'display_name as displayName'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** False if the password has changed; otherwise it can't change until the transaction ends. */
export async function lockPassword(tx: Db, userId: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePassword(tx: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ password: passwordHash, updated_at: at }).where('id', '=', userId).execute()
}

/** The same password under a new hash. False if the password has changed, or someone else was faster. */
export async function renewHash(db: Db, userId: string, { from, to }: { from: string; to: string }): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ password: to })
    .where('id', '=', userId)
    .where('password', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const findEmail = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()

export async function updateEmail(tx: Db, userId: string, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_verified: true, updated_at: at })
    .where('id', '=', userId)
    .execute()
    .catch(rethrowTaken)
}

export async function updatePhone(tx: Db, userId: string, phone: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ phone, phone_verified: true, updated_at: at })
    .where('id', '=', userId)
    .execute()
    .catch(rethrowTaken)
}

type CalendarChange = {
  zone?: string | undefined
  zoneFollowsDevice?: boolean | undefined
  dayEndsAt?: number | undefined
}

/** These settings decide which practice day a moment belongs to. They are validated by `journey`. */
export async function changeCalendar(tx: Db, userId: string, change: CalendarChange, at: Date): Promise<void> {
  const { zone, zoneFollowsDevice, dayEndsAt } = change
  await tx
    .updateTable('users')
    .set({
      ...(zone !== undefined && { zone }),
      ...(zoneFollowsDevice !== undefined && { zone_follows_device: zoneFollowsDevice }),
      ...(dayEndsAt !== undefined && { day_ends_at: dayEndsAt }),
      updated_at: at,
    })
    .where('id', '=', userId)
    .execute()
}

export async function updateVerifiedById(db: Db, userId: string, isVerified: boolean, at: Date): Promise<void> {
  await db.updateTable('users').set({ is_verified: isVerified, updated_at: at }).where('id', '=', userId).execute()
}

type ProfileChange = { displayName: string; bio: string | null }

export async function updateProfile(db: Db, userId: string, change: ProfileChange, at: Date): Promise<void> {
  const { displayName, bio } = change
  await db
    .updateTable('users')
    .set({ display_name: displayName, bio, updated_at: at })
    .where('id', '=', userId)
    .execute()
}

/** English once the member is gone. */
export async function findLanguage(db: Db, userId: string): Promise<Language> {
  const row = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst()
  return row?.language ?? 'en'
}

export async function updateLanguage(db: Db, userId: string, language: Language, at: Date): Promise<void> {
  await db.updateTable('users').set({ language, updated_at: at }).where('id', '=', userId).execute()
}

/** Locks the picture until the transaction ends, so that pictures are changed one at a time, including their files. */
export const lockPicture = (tx: Db, userId: string) =>
  tx.selectFrom('users').select('profile_image as image').where('id', '=', userId).forUpdate().executeTakeFirst()

export async function updatePicture(tx: Db, userId: string, image: string | null, at: Date): Promise<void> {
  await tx.updateTable('users').set({ profile_image: image, updated_at: at }).where('id', '=', userId).execute()
}

/** Replaces a generated username with the member's own choice. False if the username wasn't generated. */
export async function replaceGeneratedUsername(db: Db, userId: string, username: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ username, username_generated: false, username_twin: 0, updated_at: at })
    .where('id', '=', userId)
    .where('username_generated', '=', true)
    .returning('id')
    .executeTakeFirst()
    .catch(rethrowTaken)
  return row !== undefined
}

/** A member doesn't see the name of the person who invited them if either has blocked the other. */
const invitedBy = sql<string | null>`(select inviter.display_name from users as inviter
  where inviter.id = member.referred_by and inviter.erasure_due_at is null and inviter.suspended_at is null and not exists (select from blocks
    where (blocker_id, blocked_id) in ((member.id, inviter.id), (inviter.id, member.id))))`

const unusedBackupCodes = sql<number>`(select count(*)::int from backup_codes
  where backup_codes.user_id = member.id and not used)`

export async function findCurrentUser(db: Db, userId: string): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('users as member')
    .leftJoin('two_factor as factor', 'factor.user_id', 'member.id')
    .leftJoin('two_factor_recoveries as recovery', 'recovery.user_id', 'member.id')
    .leftJoin('user_progress as progress', 'progress.user_id', 'member.id')
    .leftJoin('follow_counts as counts', 'counts.user_id', 'member.id')
    .select(['member.id', 'username', 'display_name', 'email', 'phone', 'bio', 'profile_image', 'is_verified'])
    .select(({ eb }) => eb('password', 'is not', null).as('has_password'))
    .select(['email_verified', 'phone_verified', 'factor.enabled_at', 'recovery.available_at'])
    .select(['progress.total_sessions', 'counts.followers', 'counts.following'])
    .select(['member.created_at', 'member.language', 'username_generated', invitedBy.as('invited_by')])
    .select(unusedBackupCodes.as('backup_codes_left'))
    .where('member.id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      username: row.username,
      displayName: row.display_name,
      email: row.email,
      phone: row.phone,
      bio: row.bio,
      profileImage: row.profile_image,
      isVerified: row.is_verified,
      emailVerified: row.email_verified,
      phoneVerified: row.phone_verified,
      twoFactorEnabled: row.enabled_at !== null,
      hasPassword: Boolean(row.has_password),
      ...(row.enabled_at && { backupCodesLeft: row.backup_codes_left }),
      twoFactorRecoveryAt: row.available_at?.toISOString() ?? null,
      totalSessions: row.total_sessions ?? 0,
      followers: row.followers ?? 0,
      following: row.following ?? 0,
      createdAt: row.created_at.toISOString(),
      invitedBy: row.invited_by,
      canChangeUsername: row.username_generated,
      language: row.language,
    }
  )
}
