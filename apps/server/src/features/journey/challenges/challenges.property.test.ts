import {
  addDays,
  challengeTypes,
  type Limb,
  minutesOf,
  type NewChallenge,
  type PartOfDay,
  partsOfDay,
  type PracticeSession,
} from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { practiceServices } from '#testing/practice-services.ts'
import { testDatabase } from '#testing/database.ts'
import { checkFourAtATime } from '#testing/histories.ts'
import { insertMember } from '#testing/ledger.ts'
import { addPause } from '../settings/pauses.service.ts'
import { changeSettings } from '../settings/settings.service.ts'
import { defineChallenge, joinChallenge, listChallenges } from './challenges.service.ts'

const histories = Number(process.env['CHALLENGE_HISTORIES'] ?? 200)
const timeLimit = Math.max(90_000, histories * 400)
const db = await testDatabase()

const firstDay = '2028-02-25'
const now = new Date('2028-03-20T12:00:00Z')
const deps = { db, clock: { now: () => now } }
const zones = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']

const practice = fc.record({
  date: fc.nat(20).map((days) => addDays(firstDay, days)),
  time: fc.constantFrom('00:30', '04:59', '05:00', '08:15', '11:59', '12:00', '16:59', '17:00', '23:59'),
  limbType: fc.constantFrom<Limb>('asana', 'pranayama', 'dhyana'),
  duration: fc.constantFrom(1, 20, 60, 300),
})
const pick = fc.nat(50)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ logs: practice }) },
  { weight: 2, arbitrary: fc.record({ edits: pick, to: practice }) },
  { weight: 2, arbitrary: fc.record({ deletes: pick }) },
  { weight: 2, arbitrary: fc.record({ restores: pick }) },
  { weight: 1, arbitrary: fc.record({ moves: fc.constantFrom(...zones) }) },
  { weight: 1, arbitrary: fc.record({ endsDaysAt: fc.constantFrom(0, 60, 300, 360) }) },
  { weight: 1, arbitrary: fc.record({ pausesOn: fc.nat(20) }) },
)

const challenge = fc
  .record({
    type: fc.constantFrom(...challengeTypes),
    requirement: fc.integer({ min: 1, max: 4 }),
    limbType: fc.option(fc.constantFrom<Limb>('asana', 'pranayama')),
    partOfDay: fc.option(fc.constantFrom(...partsOfDay)),
    start: fc.nat(10),
    length: fc.integer({ min: 4, max: 14 }),
  })
  .map(({ start, length, type, requirement, limbType, partOfDay }): NewChallenge => {
    const startDate = addDays(firstDay, start)
    return {
      title: 'A challenge',
      description: 'Practise.',
      type,
      requirement: type === 'minutes' ? requirement * 30 : requirement,
      limbType: type === 'limbs' ? null : limbType,
      partOfDay,
      startDate,
      endDate: addDays(startDate, length - 1),
    }
  })

function partAt(time: string): PartOfDay {
  const hour = minutesOf(time) / 60
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}

/** Counts on paper, as a member would, from the list of their sessions. */
function recount({ type, requirement, ...challenge }: NewChallenge, sessions: PracticeSession[]) {
  const counting = sessions.filter(
    ({ practiceDay, limbType, time }) =>
      practiceDay >= challenge.startDate &&
      practiceDay <= challenge.endDate &&
      (challenge.limbType ?? limbType) === limbType &&
      (challenge.partOfDay ?? partAt(time)) === partAt(time),
  )
  const amountUpTo = (day: string) => {
    const until = counting.filter(({ practiceDay }) => practiceDay <= day)
    if (type === 'minutes') return until.reduce((sum, { duration }) => sum + duration, 0)
    return new Set(until.map(({ practiceDay, limbType }) => (type === 'days' ? practiceDay : limbType))).size
  }
  const days = [...new Set(counting.map(({ practiceDay }) => practiceDay))].toSorted()
  return {
    progress: amountUpTo('9999-12-31'),
    completedAt: days.find((day) => amountUpTo(day) >= requirement) ?? null,
  }
}

test(
  `challenge progress matches a recount of the ledger, in ${histories} histories`,
  async () => {
    const seen = { completed: 0, open: 0, restored: 0 }
    await checkFourAtATime(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14, size: 'max' }),
        fc.array(challenge, { minLength: 1, maxLength: 3 }),
        async (todo, challenges) => {
          const userId = await insertMember(db, new Date('2028-01-01T00:00:00Z'))
          const services = practiceServices(deps, userId)
          let sessions: PracticeSession[] = []
          let deleted: PracticeSession[] = []
          for (const does of todo) {
            if ('logs' in does) sessions = sessions.concat(await services.log(does.logs))
            else if ('edits' in does) {
              const chosen = sessions[does.edits % sessions.length]
              if (!chosen) continue
              const edited = await services.edit(chosen.id, does.to)
              sessions = sessions.filter((session) => session !== chosen).concat(edited)
            } else if ('deletes' in does) {
              const chosen = sessions[does.deletes % sessions.length]
              if (!chosen) continue
              await services.remove(chosen.id)
              sessions = sessions.filter((session) => session !== chosen)
              deleted = deleted.concat(chosen)
            } else if ('restores' in does) {
              const chosen = deleted[does.restores % deleted.length]
              if (!chosen) continue
              sessions = sessions.concat(await services.restore(chosen.id))
              deleted = deleted.filter((session) => session !== chosen)
              seen.restored++
            } else if ('moves' in does)
              await changeSettings(deps, userId, { zone: does.moves, zoneFollowsDevice: false })
            else if ('endsDaysAt' in does) await changeSettings(deps, userId, { dayEndsAt: does.endsDaysAt })
            else {
              const day = addDays(firstDay, does.pausesOn)
              await addPause(deps, userId, { firstDay: day, lastDay: day }).catch(() => undefined)
            }
          }
          const expected = new Map<string, ReturnType<typeof recount>>()
          for (const challenge of challenges) {
            const id = await defineChallenge(deps, challenge)
            const then = { db, clock: { now: () => new Date(`${challenge.startDate}T12:00:00Z`) } }
            await joinChallenge(then, userId, id)
            expected.set(id, recount(challenge, sessions))
          }
          const { active, completed, ended } = await listChallenges(deps, userId, 'en')
          const own = [...active, ...completed, ...ended].filter(({ isParticipating }) => isParticipating)
          expect(new Map(own.map(({ id, progress, completedAt }) => [id, { progress, completedAt }]))).toEqual(expected)
          seen.completed += completed.length
          seen.open += own.length - completed.length
          // Leftover rows would slow down every further history.
          await db.deleteFrom('challenge_participants').where('user_id', '=', userId).execute()
          await db
            .deleteFrom('challenges')
            .where('id', 'in', [...expected.keys()])
            .execute()
        },
      ),
      histories,
      timeLimit,
    )
    // The histories must be varied enough for the test to mean something.
    expect(Math.min(seen.completed, seen.open, seen.restored)).toBeGreaterThan(histories / 20)
  },
  timeLimit + 30_000,
)
