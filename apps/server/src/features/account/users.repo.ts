import type { CurrentUser } from '@sadhana/contract'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'

type NewUser = {
  id: string
  username: string
  email: string
  displayName: string
  /** Null for who cannot sign in with a password. */
  passwordHash: string | null
  referredBy: string | null
  at: Date
}

export async function insertUser(tx: Db, user: NewUser): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      username: user.username,
      email: user.email,
      display_name: user.displayName,
      password: user.passwordHash,
      referred_by: user.referredBy,
      created_at: user.at,
      updated_at: user.at,
    })
    .execute()
    .catch(rethrowTaken)
}

const uniqueViolation = '23505'

/** The unique indexes decide who comes first; asking beforehand would only be a guess. */
function rethrowTaken(error: unknown): never {
  if (error instanceof DatabaseError && error.code === uniqueViolation) {
    if (error.constraint === 'users_username_key') {
      throw new AppError('account.username_taken', { fields: { username: 'This username is taken' }, cause: error })
    }
    if (error.constraint === 'users_email_key') {
      const fields = { email: 'An account with this email exists already' }
      throw new AppError('account.email_taken', { fields, cause: error })
    }
  }
  throw error
}

/** A username holds no `@`, so the two cannot be confused. */
export const findByIdentifier = (db: Db, identifier: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password'])
    .where(sql.raw(identifier.includes('@') ? 'lower(email)' : 'lower(username)'), '=', identifier.toLowerCase())
    .executeTakeFirst()

/** What a password may not be made of, and the hash to compare with. */
export const findForPassword = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['password', 'username', 'email', 'display_name as displayName'])
    .where('id', '=', userId)
    .executeTakeFirst()

export async function updatePassword(tx: Db, userId: string, passwordHash: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ password: passwordHash, updated_at: at }).where('id', '=', userId).execute()
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

type CalendarChange = {
  zone?: string | undefined
  zoneFollowsDevice?: boolean | undefined
  dayEndsAt?: number | undefined
}

/** Which practice day a moment belongs to follows from these; `journey` decides about them. */
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

/** Operators say whom they know. False when nobody has this username. */
export async function setVerified(db: Db, username: string, isVerified: boolean, at: Date): Promise<boolean> {
  const { rows } = await sql`update users set is_verified = ${isVerified}, updated_at = ${at}
    where lower(username) = lower(${username}) returning id`.execute(db)
  return rows.length > 0
}

export async function findCurrentUser(db: Db, userId: string): Promise<CurrentUser | undefined> {
  const row = await db
    .selectFrom('users as member')
    .leftJoin('two_factor as factor', 'factor.user_id', 'member.id')
    .leftJoin('two_factor_recoveries as recovery', 'recovery.user_id', 'member.id')
    .leftJoin('user_progress as progress', 'progress.user_id', 'member.id')
    .leftJoin('follow_counts as counts', 'counts.user_id', 'member.id')
    .select(['member.id', 'username', 'display_name', 'email', 'phone', 'bio', 'profile_image', 'is_verified'])
    .select(['email_verified', 'phone_verified', 'factor.enabled_at', 'recovery.available_at'])
    .select(['progress.total_sessions', 'counts.followers', 'counts.following'])
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
      twoFactorRecoveryAt: row.available_at?.toISOString() ?? null,
      totalSessions: row.total_sessions ?? 0,
      followers: row.followers ?? 0,
      following: row.following ?? 0,
    }
  )
}
