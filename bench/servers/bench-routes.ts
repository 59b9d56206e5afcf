import { defineRoutes, NewWaitlistEntry } from '@sadhana/contract'
import { z } from 'zod'
import type { Db } from '../../apps/server/src/platform/db/database.ts'
import { AppError } from '../../apps/server/src/platform/errors.ts'
import { implement } from '../../apps/server/src/platform/http/implement.ts'

const Entry = NewWaitlistEntry.pick({ email: true, name: true, currentPractice: true }).extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
})

const find = {
  method: 'GET',
  path: '/bench/entries/:id',
  summary: 'One entry of the waitlist',
  access: 'public',
  params: Entry.pick({ id: true }),
  reply: Entry,
  errors: ['request.not_found'],
} as const

const routes = defineRoutes({
  find,
  findLimited: { ...find, path: '/bench/limited-entries/:id', limit: { max: 10_000, seconds: 60 } },
})

/** The smallest possible read: the service itself has no public one. */
export const benchRoutes = () =>
  implement(routes, {
    find: ({ db, params }) => findEntry(db, params.id),
    findLimited: ({ db, params }) => findEntry(db, params.id),
  })

async function findEntry(db: Db, id: string): Promise<z.infer<typeof Entry>> {
  const row = await db
    .selectFrom('waitlist_entries')
    .select(['id', 'email', 'name', 'current_practice', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('request.not_found')
  const { id: entryId, email, name, current_practice: currentPractice, created_at: createdAt } = row
  return { id: entryId, email, name, currentPractice, createdAt: createdAt.toISOString() }
}
