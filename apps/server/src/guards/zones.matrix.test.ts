import { randomUUID } from 'node:crypto'
import { addDays, api, importRowsAtOnce, isKnownZone, localMoment, type Route } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { runReflections } from '#features/insight/reflection/reflection.service.ts'
import { ask, type RequestParts } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { tokenForge } from '#testing/forged-token.ts'
import { archiveTools, practiceFile, practiceLine, zipOf } from '#testing/portability/archives.ts'
import { aPractice } from '#testing/practice.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'

/**
 * Each day, one in this many zone names is tried on every route, and other names the next day. `npm run long -- zones`
 * tries them all.
 */
const step = Number(process.env.ZONE_STEP ?? 60)
const timeout = 10_800_000

/** At this time, October is over in every zone, and November has just started. */
const clock = movableClock(new Date('2026-11-01T12:00:00Z'))
const app = await testApp({ clock })
const { config, db, log, url } = app
await app.startWorker()
const { upload, outcome } = archiveTools(app)

const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(db)
const names = [...new Set([...Intl.supportedValuesOf('timeZone'), ...rows.map(({ name }) => name)])].toSorted()
const accepted = names.filter(isKnownZone)
const day = Math.floor(Date.now() / 86_400_000)
const isChosen = (_: string, index: number) => index % step === day % step
const chosen = accepted.filter(isChosen)
const strange = ['US/Pacific-New', 'AET', 'systemv/est5', '+05:30', 'GMT+25', 'Moon/Tranquility', "UTC'; --", 'Ｚulu']
const refused = [...names.filter((name) => !isKnownZone(name)), ...strange]

type Member = { id: string; username: string; token: string; zone: string }

const forge = tokenForge(config, clock)
async function newMembers(zones: readonly string[]): Promise<Member[]> {
  const people = zones.map((zone) => ({ id: randomUUID(), username: `m${randomUUID().replaceAll('-', '')}`, zone }))
  const users = people.map(({ id, username }) => ({ id, username, display_name: 'Asha' }))
  await db.insertInto('users').values(users).execute()
  return Promise.all(
    people.map(async ({ id, username, zone }) => {
      return { id, username, zone, token: await forge({ userId: id, sessionId: randomUUID() }) }
    }),
  )
}

/** A busy machine may refuse a request. That has no effect, so it is sent again, as clients do. */
async function answerOf(route: Route, parts: RequestParts) {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(url, route, parts)
    if (answer.status !== 503 || attempt === 20) return answer
  }
}

const { journey, meditation, practice, reflection, wellness } = api
const wakeTime = '2026-10-30T06:00:00Z'
const night = (zone: string) => ({
  date: localMoment(new Date(wakeTime), zone).date,
  bedtime: '2026-10-29T22:00:00Z',
  wakeTime,
  zone,
})

/** The answers of the routes that take a zone or use the account's zone. */
async function write(member: Member) {
  const { zone } = member
  const statuses: Record<string, number> = {}
  const send = async (name: string, route: Route, parts: RequestParts) => {
    const answer = await answerOf(route, { ...parts, as: member })
    statuses[name] = answer.status
    return answer.body as { id: string; version: number }
  }
  await send('settings', journey.changeSettings, { body: { zone } })
  for (const date of ['2026-10-03', '2026-10-04', '2026-10-05'])
    await send(`log ${date}`, practice.log, { body: aPractice({ date, zone, visibility: 'public' }) })
  const { id, version } = await send('log', practice.log, { body: aPractice({ date: '2026-10-06' }) })
  await send('edit', practice.edit, { params: { id }, body: { version, time: '07:00', zone } })
  const slept = await send('log sleep', wellness.logSleep, { body: night(zone) })
  await send('edit sleep', wellness.editSleep, { params: { id: slept.id }, body: { ...night(zone), quality: 8 } })
  await send('sit', meditation.save, { body: { duration: 10, zone } })
  await send('mood', wellness.logMood, { body: { mood: 'calm', energy: 6 } })
  await send('pause', journey.pause, { body: { firstDay: '2026-11-08', lastDay: '2026-11-09' } })
  await send('reflect', reflection.choose, { body: { choice: 'monthly' } })
  return { statuses, practiceId: id }
}

const reads = allRoutes.filter(({ route }) => route.method === 'GET' && route.access === 'member')
const values = {
  q: 'asha',
  outcome: 'energy',
  figures: 'streak,total-time',
  firstFrom: '2026-10-01',
  firstTo: '2026-10-15',
  secondFrom: '2026-10-16',
  secondTo: '2026-10-31',
}
const queryOf = ({ query }: Route) => {
  const names = Object.keys(query ? (z.toJSONSchema(query, { unrepresentable: 'any' }).properties ?? {}) : {})
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** The status of each of a member's GET routes. */
async function read(member: Member, practiceId: string) {
  const params = { id: practiceId, pictureId: practiceId, username: member.username, slug: 'nothing' }
  const statuses: Record<string, number> = {}
  for (const { name, route } of reads) {
    statuses[name] = (await answerOf(route, { as: member, params, query: queryOf(route) })).status
  }
  return statuses
}

async function use(member: Member) {
  const { statuses, practiceId } = await write(member)
  return { written: statuses, readBack: await read(member, practiceId) }
}

const [utc] = await newMembers(['UTC'])
const inUtc = await use(utc!)

test('in UTC no request is refused, and only what this member doesn’t have is not found', () => {
  const others = Object.entries({ ...inUtc.written, ...inUtc.readBack }).filter(([, status]) => status >= 300)
  // Most of them are requested with the id of the practice.
  const missing = `learning.article message.read portability.import portability.brokenRows practicePictures.view
    room.view wellness.readMood wellness.readSleep wellness.readQuestion`.split(/\s+/)
  expect(others).toEqual(missing.map((name) => [name, 404]))
})

describe('a zone that is accepted', () => {
  test('works on every route as UTC does', { timeout }, async () => {
    const members = await newMembers(chosen)
    process.stdout.write(`${chosen.length} zones, ${Object.keys(inUtc.written).length} writes, ${reads.length} reads\n`)
    const next = members.values()
    const works = async () => {
      for (const member of next) expect([member.zone, await use(member)]).toEqual([member.zone, inUtc])
    }
    await Promise.all([works(), works(), works(), works()])
  })

  test('gets its reflection on the month', { timeout }, async () => {
    await runReflections({ db, clock, log, isOpen: async () => true })
    const made = await db.selectFrom('reflections').select('month').execute()
    expect(made).toEqual([utc, ...chosen].map(() => ({ month: '2026-10' })))
  })
})

test('an invalid zone is refused by every route, but no sit is lost', { timeout }, async () => {
  const members = await newMembers([...refused.filter(isChosen), ...strange])
  const unknown = { status: 422, body: { code: 'practice.zone_unknown' } }
  for (const member of members) {
    const { zone } = member
    const send = (route: Route, body: object) => answerOf(route, { as: member, body })
    expect(await send(journey.changeSettings, { zone }), zone).toMatchObject(unknown)
    expect(await send(practice.log, aPractice({ zone })), zone).toMatchObject(unknown)
    expect(await send(wellness.logSleep, { ...night('UTC'), zone }), zone).toMatchObject(unknown)
    expect(await send(meditation.save, { duration: 10, zone }), zone).toMatchObject({ status: 201 })
  }
})

/** Each practice has its own day, because two on one day could be taken for the same practice. */
const dayOf = (index: number) => addDays('2020-01-01', index)

describe('with a practice in every zone', () => {
  const all = [...accepted, ...refused]

  async function addAll(asha: Member, id: string) {
    const { portability } = app.as(asha)
    const { counts } = await outcome(asha, id)
    expect(counts).toMatchObject({ practices: { new: accepted.length }, broken: refused.length })
    await portability.commitImport({ params: { id } })
    const failed = Object.entries(await read(asha, newId())).filter(([, status]) => status >= 500)
    expect(failed).toEqual([])
  }

  test('a CSV import adds those with an accepted zone, and every page opens', { timeout }, async () => {
    const [asha] = await newMembers(['UTC'])
    const { portability } = app.as(asha!)
    const { id } = await portability.beginImport({ body: { id: newId(), source: 'table', name: 'zones.csv' } })
    for (let number = 0; number < all.length; number += importRowsAtOnce) {
      const rows = all
        .slice(number, number + importRowsAtOnce)
        .map((zone, at) => Object.assign({ kind: 'practice' }, aPractice({ date: dayOf(number + at), zone })))
      await portability.sendRows({ params: { id }, query: { number }, body: { rows } })
    }
    await portability.checkImport({ params: { id } })
    await addAll(asha!, id)
  })

  test('an archive adds them too, with the settings of every zone', { timeout }, async () => {
    const [asha] = await newMembers(['UTC'])
    const settings = all.map((zone, at) => ({
      valid_from: `${dayOf(at)}T12:00:00Z`,
      weekly_goal: 3,
      zone,
      day_ends_at: 0,
    }))
    const contents = {
      ...practiceFile(...all.map((zone, at) => practiceLine({ zone, date: dayOf(at), practice_day: dayOf(at) }))),
      'data/setting_history.jsonl': settings.map((row) => JSON.stringify(row)).join('\n'),
    }
    await addAll(asha!, await upload(asha!, await zipOf(contents)))
    const { rows: stored } = await sql<{ zone: string }>`
      select zone from setting_history where user_id = ${asha!.id} order by valid_from`.execute(db)
    expect(stored.map(({ zone }) => zone).filter((zone) => !isKnownZone(zone))).toEqual([])
  })
})
