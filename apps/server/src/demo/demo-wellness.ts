import { addDays, type Mood, type NewMoodEntry, type NewSleepEntry } from '@sadhana/contract'
import { logMood, logSleep } from '#features/wellness/index.ts'
import type { Db } from '#platform/db/database.ts'
import { entriesOn, type Habit, pickerFor } from './demo-diary.ts'

type Diarist = { id: string; name: string; habit: Habit; days: number }

const minuteMs = 60_000
const moodsByEnergy: readonly (readonly Mood[])[] = [
  ['sad', 'anxious', 'stressed'],
  ['stressed', 'calm', 'anxious', 'calm'],
  ['calm', 'peaceful', 'calm', 'happy'],
  ['happy', 'energetic', 'peaceful', 'excited'],
]
const moodNotes = ['A long day, but a soft one.', 'Walked home instead of taking the bus.', 'Argued, then made up.']
const nightNotes = ['Woke at four, lay listening to the rain.', 'Slept through.']

/** A note only now and then, because there isn't always something to say. */
const seldom = (pick: ReturnType<typeof pickerFor>, notes: readonly string[]) =>
  pick([...notes, ...Array.from({ length: 20 }, () => undefined)])

const minutesOn = ({ name, habit }: Diarist, day: string): number =>
  entriesOn(name, habit, day).reduce(
    (sum, entry) => sum + ('sit' in entry ? entry.sit.duration : entry.practice.duration),
    0,
  )

/** An evening's mood. More practice usually means more energy. */
function moodOn(diarist: Diarist, day: string): { noted: Date; body: NewMoodEntry } | undefined {
  const pick = pickerFor(`${diarist.name} felt on ${day}`)
  if (pick([true, false, false, false])) return undefined
  const energy = Math.min(10, Math.max(1, Math.round(2 + minutesOn(diarist, day) / 14 + pick([-2, -1, 0, 0, 1, 2]))))
  const mood = pick<Mood>(moodsByEnergy[Math.min(3, Math.floor(energy / 2.6))] ?? ['calm'])
  const notes = seldom(pick, moodNotes)
  const noted = new Date(Date.parse(day) + (21 * 60 + pick([5, 20, 40, 55])) * minuteMs)
  return { noted, body: { mood, energy, ...(notes && { notes }) } }
}

/** The night that ended on this day. */
function nightOn(diarist: Diarist, day: string): NewSleepEntry | undefined {
  const pick = pickerFor(`${diarist.name} slept until ${day}`)
  if (pick([true, false, false, false, false])) return undefined
  const practised = minutesOn(diarist, addDays(day, -1))
  const quality = Math.min(10, Math.max(1, Math.round(4 + practised / 25 + pick([-2, -1, 0, 1, 1, 2]))))
  const hasTimes = pick([true, true, true, true, true, false])
  const [late, early] = [pick([10, 25, 40, 55, 75, 100]), pick([0, 10, 20, 35, 50])]
  const moment = (minutes: number) => new Date(Date.parse(day) + minutes * minuteMs).toISOString()
  const notes = seldom(pick, nightNotes)
  return {
    date: day,
    bedtime: hasTimes ? moment(late - 90) : null,
    wakeTime: hasTimes ? moment(360 + early) : null,
    duration: null,
    quality,
    zone: 'UTC',
    ...(notes && { notes }),
  }
}

/** Adds the days since the latest entry and returns the number of entries added. */
export async function seedWellness(tx: Db, diarist: Diarist, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  const first = addDays(today, -diarist.days)
  const { mood, night } = await tx
    .selectNoFrom((row) => [
      row
        .selectFrom('mood_entries')
        .select((entry) => entry.fn.max('practice_day').as('day'))
        .where('user_id', '=', diarist.id)
        .as('mood'),
      row
        .selectFrom('sleep_entries')
        .select((entry) => entry.fn.max('date').as('day'))
        .where('user_id', '=', diarist.id)
        .as('night'),
    ])
    .executeTakeFirstOrThrow()
  let added = 0
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const slept = nightOn(diarist, day)
    if (slept && (!night || day > night) && (slept.wakeTime ?? `${day}T07:00:00Z`) <= now.toISOString()) {
      await logSleep({ db: tx, clock: { now: () => now } }, diarist.id, slept)
      added++
    }
    const felt = moodOn(diarist, day)
    if (felt && (!mood || day > mood) && felt.noted <= now) {
      await logMood({ db: tx, clock: { now: () => felt.noted } }, diarist.id, felt.body)
      added++
    }
  }
  return added
}
