import type { Db } from '#platform/db/database.ts'
import { isSessionVisible } from './feed.repo.ts'

/** Whether a member may see a session, and whatever belongs to it, such as its pictures. */
export const maySeeSession = (db: Db, reader: string, id: string): Promise<boolean> => isSessionVisible(db, reader, id)
