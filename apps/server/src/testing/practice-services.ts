import type { NewPracticeSession } from '@sadhana/contract'
import { sitTrash } from '#features/meditation/index.ts'
import { editSession, logSession, removeSession, restoreSession } from '#features/practice/practice.service.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { aPractice } from './practice.ts'

type Practised = Pick<NewPracticeSession, 'date' | 'time' | 'limbType' | 'duration'>

/** What members do with their sessions, without HTTP, for tests with very many histories. */
export function practiceServices(deps: { db: Db; clock: Clock }, userId: string) {
  const versions = new Map<string, number>()
  const remember = <T extends { id: string; version: number }>(session: T): T => {
    versions.set(session.id, session.version)
    return session
  }
  return {
    log: async (practice: Practised) => remember(await logSession(deps, userId, aPractice(practice))),
    edit: async (id: string, practice: Practised) =>
      remember(await editSession(deps, userId, id, { ...practice, version: versions.get(id) ?? 1 })),
    remove: (id: string) => removeSession({ ...deps, sits: sitTrash }, userId, id),
    restore: async (id: string) => remember(await restoreSession({ ...deps, sits: sitTrash }, userId, id)),
  }
}
