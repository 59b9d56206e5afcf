import type { Privacy } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { orAuthRequired } from '#platform/errors.ts'
import { findPrivacy, type PrivacyChange, savePrivacy } from './privacy.repo.ts'

export const readPrivacy = async (db: Db, userId: string): Promise<Privacy> =>
  orAuthRequired(await findPrivacy(db, userId))

export const changePrivacy = async (db: Db, userId: string, change: PrivacyChange): Promise<Privacy> =>
  orAuthRequired(await savePrivacy(db, userId, change))
