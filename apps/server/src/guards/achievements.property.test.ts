import { addDays, afterFeelings, beforeFeelings, limbs, type NewPracticeSession } from '@sadhana/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sitTrash } from '#features/meditation/index.ts'
import { editSession, logSession, removeSession, restoreSession } from '#features/practice/practice.service.ts'
import { AppError } from '#platform/errors.ts'
import { testDatabase } from '#testing/database.ts'
import { checkFourAtATime } from '#testing/histories.ts'
import { insertMember } from '#testing/ledger.ts'
import { addPause, endPause } from '#features/journey/settings/pauses.service.ts'
import { changeSettings, readSettings } from '#features/journey/settings/settings.service.ts'
import { findTimeline } from '#features/journey/streak/streak.repo.ts'
import { listLedger } from '#features/journey/achievements/achievements.repo.ts'
import { advanceAll } from '#features/journey/achievements/achievements.rules.ts'

const histories = Number(process.env['STORED_HISTORIES'] ?? 30)
const timeLimit = Math.max(90_000, histories * 2_000)
const db = await testDatabase()
const now = new Date('2026-03-10T12:00:00Z')
const deps = { db, clock: { now: () => now }, sits: sitTrash }

const two = (number: number) => String(number).padStart(2, '0')

/** Practices within two months, close to many thresholds: first steps, streaks, returns, days with many limbs. */
const practice: fc.Arbitrary<NewPracticeSession> = fc.record({
  date: fc
    .integer({ min: 0, max: 59 })
    .map((day) => `2026-${two(1 + Math.floor(day / 28))}-${two(1 + (day % 28))}`)
    .filter((date) => date < '2026-03-10'),
  time: fc.constantFrom('00:30', '05:10', '06:30', '12:00', '18:00', '23:59'),
  limbType: fc.constantFrom(...limbs.slice(0, 4)),
  duration: fc.constantFrom(5, 20, 300),
  beforeFeeling: fc.constantFrom(...beforeFeelings.slice(0, 2)),
  afterFeeling: fc.constantFrom(...afterFeelings.slice(0, 2)),
})
const which = fc.nat(1_000)
const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${two(number)}`)
const operation = fc.oneof(
  { weight: 5, arbitrary: fc.record({ logs: practice }) },
  {
    weight: 4,
    arbitrary: fc.record({ logsDailyFrom: fc.integer({ min: 1, max: 20 }), days: fc.integer({ min: 2, max: 8 }) }),
  },
  { weight: 3, arbitrary: fc.record({ edits: which, to: practice }) },
  { weight: 3, arbitrary: fc.record({ removes: which }) },
  { weight: 2, arbitrary: fc.record({ restores: which }) },
  { weight: 1, arbitrary: fc.record({ zone: fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Kiritimati') }) },
  { weight: 1, arbitrary: fc.record({ dayEndsAt: fc.constantFrom(0, 180) }) },
  { weight: 1, arbitrary: fc.record({ pausesFrom: day, days: fc.integer({ min: 0, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ endsPause: which }) },
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

const oneOf = <T>(from: T[], choice: number) => from[choice % from.length]
const daily = (date: string): NewPracticeSession => ({
  date,
  time: '07:00',
  limbType: 'dhyana',
  duration: 20,
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
})

/** Performs the operations. A pause that overlaps another is refused, and nothing happens. */
async function live(userId: string, operations: Operation[]): Promise<void> {
  const present = new Map<string, number>()
  const deleted: string[] = []
  for (const does of operations) {
    if ('logs' in does) present.set((await logSession(deps, userId, does.logs)).id, 1)
    else if ('logsDailyFrom' in does) {
      for (let number = 0; number < does.days; number++) {
        const { id } = await logSession(deps, userId, daily(`2026-02-${two(does.logsDailyFrom + number)}`))
        present.set(id, 1)
      }
    } else if ('edits' in does) {
      const id = oneOf([...present.keys()], does.edits)
      if (!id) continue
      const { version } = await editSession(deps, userId, id, { ...does.to, version: present.get(id) ?? 0 })
      present.set(id, version)
    } else if ('removes' in does) {
      const id = oneOf([...present.keys()], does.removes)
      if (!id) continue
      await removeSession(deps, userId, id)
      present.delete(id)
      deleted.push(id)
    } else if ('restores' in does) {
      const id = oneOf(deleted, does.restores)
      if (!id) continue
      present.set(id, (await restoreSession(deps, userId, id)).version)
      deleted.splice(deleted.indexOf(id), 1)
    } else if ('pausesFrom' in does) {
      const { pausesFrom: firstDay, days } = does
      await addPause(deps, userId, { firstDay, lastDay: addDays(firstDay, days) }).catch(ignoreRefusal)
    } else if ('endsPause' in does) {
      const { pauses, pastPauses } = await readSettings(deps, userId)
      const pause = oneOf([...pauses, ...pastPauses], does.endsPause)
      if (pause) await endPause(deps, userId, pause.id)
    } else await changeSettings(deps, userId, does)
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

async function storedOf(userId: string) {
  const { rows: earned } = await sql`
    select key, unlocked_at as "unlockedAt", practice_day as "practiceDay", session_id as "sessionId"
    from user_achievements join achievements on achievements.id = achievement_id where user_id = ${userId}`.execute(db)
  const row = await db.selectFrom('user_streaks').select('tally').where('user_id', '=', userId).executeTakeFirst()
  return { earned: byKey(earned as { key: string }[]), tally: row?.tally }
}
const withoutIds = (earned: object) => ({ ...earned, sessionId: undefined })
const byKey = <T extends { key: string }>(earned: T[]) => earned.toSorted((a, b) => (a.key < b.key ? -1 : 1))

test(
  `stored achievements match the ledger in ${histories} histories`,
  async () => {
    await checkFourAtATime(
      fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 14, size: 'max' }), async (operations) => {
        const userId = await insertMember(db, new Date('2026-01-01T00:00:00Z'))
        await live(userId, operations)
        const ledger = await listLedger(db, userId)
        const { earned, tally } = advanceAll(ledger, await findTimeline(db, userId))
        const stored = await storedOf(userId)
        expect(stored.earned).toEqual(byKey(earned))
        if (ledger.length > 0) expect(stored.tally).toEqual(tally)
      }),
      histories,
      timeLimit,
    )
  },
  timeLimit + 30_000,
)

test('the same ledger earns the same achievements, in whatever order it was logged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(practice, { minLength: 5, maxLength: 12, selector: ({ date, time }) => `${date} ${time}` }),
      async (practices) => {
        const [asha, ben] = [await insertMember(db, now), await insertMember(db, now)]
        for (const entry of practices) await logSession(deps, asha, entry)
        for (const entry of practices.toReversed()) await logSession(deps, ben, entry)
        const [one, other] = [await storedOf(asha), await storedOf(ben)]
        expect(one.earned.length).toBeGreaterThan(0)
        expect(one.earned.map(withoutIds)).toEqual(other.earned.map(withoutIds))
      },
    ),
    { numRuns: Math.min(histories, 100) },
  )
}, 300_000)
