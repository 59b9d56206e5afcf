import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '#testing/database.ts'
import { createEvents, defineEvent, react } from './events.ts'
import { defineJob } from './jobs.ts'

const db = await testDatabase()
const payload = z.object({ id: z.string() })
const happened = defineEvent({ name: 'test.happened', payload })
const ignored = defineEvent({ name: 'test.ignored', payload })
const first = defineJob({ name: 'test.do_first', payload })
const second = defineJob({ name: 'test.do_second', payload })
const events = createEvents([react(happened, first), react(happened, second)])

const queued = async (id: string) => {
  const { rows } = await sql<{ name: string }>`
    select t.identifier as name from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.payload->>'id' = ${id} order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

test('every reaction is queued when the event is committed', async () => {
  await db.transaction().execute((tx) => events.emit(tx, happened, { id: 'kept' }))
  expect(await queued('kept')).toEqual(['test.do_first', 'test.do_second'])
})

test('an event that is rolled back leaves no reaction', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await events.emit(tx, happened, { id: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await queued('undone')).toEqual([])
})

test('an event without a reaction is not an error', async () => {
  await events.emit(db, ignored, { id: 'alone' })
  expect(await queued('alone')).toEqual([])
})
