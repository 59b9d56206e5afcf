import type { SwitchName } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { jobsOf, switchOfRoute } from '#platform/switches/switch-table.ts'
import { ask, type RequestParts } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const kit = { ...(await testApp({ clock })), clock }
const { as, db, url, withRole, startWorker } = kit
await startWorker()

/** For each switch a route that it holds, and the table that gets one row from every request. */
const loads: Record<SwitchName, { name: string; table: string }> = {
  registration: { name: 'account.register', table: 'users' },
  rooms: { name: 'room.open', table: 'live_rooms' },
  push: { name: 'reminder.subscribe', table: 'push_subscriptions' },
  imports: { name: 'portability.beginImport', table: 'imports' },
  pictures: { name: 'practicePictures.add', table: 'session_media' },
  guide: { name: 'guide.ask', table: 'chat_messages' },
  texting: { name: 'phone.verifyPhone', table: 'phone_verifications' },
}

const callers = 4
const requestsEach = 6
const turns = 3
const count = async (table: string) =>
  (await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(db)).rows[0]?.rows ?? 0
/** What is in the queue for this switch, and what went wrong there. */
const queued = async (by: SwitchName) =>
  (
    await sql<{ error: string | null }>`select job.last_error as error
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = any(${jobsOf(by)}::text[])`.execute(db)
  ).rows

test.each(Object.entries(loads) as [SwitchName, (typeof loads)[SwitchName]][])(
  '%s, turned off and on under load: no request fails, each is carried out once, and its jobs wait',
  async (by, { name, table }) => {
    const route = allRoutes.find((each) => each.name === name)?.route
    if (!route) throw new Error(`there is no route ${name}`)
    expect(switchOfRoute(`${route.method} ${route.path}`)).toBe(by)
    const ines = await withRole('operator')
    const set = (isOn: boolean) =>
      as(ines).operator.setSwitch({ params: { name: by }, body: { isOn, reason: 'Trying the switch' } })
    const prepare = () => Promise.all(Array.from({ length: requestsEach }, () => requestFor(name)(kit)))
    const prepared = await Promise.all(Array.from({ length: callers }, prepare))
    const before = await count(table)

    const outcomes: string[] = []
    const seen = (outcome: string) => outcomes.filter((each) => each === outcome).length
    let turnedOn = Promise.withResolvers<void>()
    /** A member who is refused tries again once it is on. */
    const send = async (request: RequestParts): Promise<void> => {
      const on = turnedOn.promise
      const { status, body } = await ask(url, route, request)
      const isRefused = (body as { code?: string } | null)?.code === 'service.switched_off'
      outcomes.push(isRefused ? 'refused' : status < 300 ? 'done' : `${status} ${JSON.stringify(body)}`)
      if (!isRefused) return
      await on
      await send(request)
    }
    const sending = prepared.map(async (requests) => {
      for (const request of requests) await send(request)
    })
    const all = callers * requestsEach
    const isOver = () => outcomes.length - seen('refused') >= all
    const untilMore = (outcome: string, already: number) =>
      vi.waitFor(() => expect(isOver() || seen(outcome) > already).toBe(true), { timeout: 60_000, interval: 2 })
    for (let turn = 0; turn < turns; turn++) {
      // All callers may be refused, and wait, before the answer to this is here.
      const refused = seen('refused')
      await set(false)
      await untilMore('refused', refused)
      await set(true)
      turnedOn.resolve()
      turnedOn = Promise.withResolvers()
      await untilMore('done', seen('done'))
    }
    await Promise.all(sending)

    expect(new Set(outcomes)).toEqual(new Set(['refused', 'done']))
    expect(seen('done')).toBe(all)
    expect(await count(table)).toBe(before + all)
    // One that was put back just before the switch was turned on looks again after a minute.
    await vi.waitFor(async () => expect(await queued(by)).toEqual([]), { timeout: 90_000, interval: 100 })
  },
  240_000,
)
