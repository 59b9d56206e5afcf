import {
  type AfterFeeling,
  ambientSoundIds,
  type BeforeFeeling,
  type Hardship,
  type Limb,
  type NewMeditationSession,
  type NewPracticeSession,
  type Visibility,
} from '@sadhana/contract'

/** How a member practises, and whether some of it is hard; the rest of a day follows from its date. */
export type Habit = { limbs: readonly Limb[]; shares: readonly Visibility[]; sits: boolean; isHardAtTimes: boolean }

export type Entry = { endedAt: Date } & ({ practice: NewPracticeSession } | { sit: NewMeditationSession })

type Pick = <T>(from: readonly T[]) => T

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const minutes = [10, 15, 20, 20, 25, 30, 30, 40, 45]
const noNotes: readonly undefined[] = Array.from({ length: 8 }, () => undefined)

const notes: Partial<Record<Limb, readonly string[]>> = {
  yamas: ['Spoke more kindly to myself today.', 'Waited before I answered. It helped.'],
  niyamas: ['Read two pages, and sat with one sentence.', 'Tidied the room before practice.'],
  asana: ['Hips are opening, slowly.', 'Sun salutations until I was warm, then long holds.', 'Short and gentle.'],
  pranayama: ['Counted 4 in, 6 out.', 'Alternate nostrils; calmer than I expected.'],
  pratyahara: ['Eyes closed, phone in another room.'],
  dharana: ['One candle. Lost it, found it, lost it.'],
  dhyana: ['Restless at first. The last minutes were quiet.', 'Just sitting.'],
  samadhi: ['For a moment there was only breathing.'],
}

const tags: Partial<Record<Limb, readonly string[][]>> = {
  asana: [['yin'], ['yin', 'at home'], ['with Ben'], ['outdoors', 'with Ben'], ['class']],
  pranayama: [['at home'], ['outdoors']],
  dharana: [['candle', 'at home']],
  dhyana: [['cushion'], ['cushion', 'at home'], ['on the train']],
}

const before: Record<'morning' | 'evening', readonly BeforeFeeling[]> = {
  morning: ['tired', 'tired', 'neutral', 'restless', 'content', 'anxious'],
  evening: ['stressed', 'stressed', 'restless', 'tired', 'anxious', 'energized'],
}

const after: Record<Limb, readonly AfterFeeling[]> = {
  yamas: ['grateful', 'centered', 'calm'],
  niyamas: ['focused', 'grateful', 'centered'],
  asana: ['energized', 'energized', 'calm', 'centered'],
  pranayama: ['calm', 'calm', 'focused', 'energized'],
  pratyahara: ['peaceful', 'calm'],
  dharana: ['focused', 'focused', 'centered'],
  dhyana: ['calm', 'calm', 'peaceful', 'grateful'],
  samadhi: ['blissful', 'peaceful'],
}

/**
 * What a member with this habit does on a day. The same day always gives the same entries, and every other Sunday is
 * empty.
 */
export function entriesOn(name: string, habit: Habit, day: string): Entry[] {
  const midnight = Date.parse(day)
  if (Math.floor(midnight / dayMs) % 14 === 3) return []
  const pick = pickerFor(`${name} ${day}`)
  const entries = [practiceOn(habit, day, 'morning', pick)]
  if (pick([true, false, false])) entries.push(practiceOn(habit, day, 'evening', pick))
  if (habit.sits && pick([true, true, false])) entries.push(sitOn(midnight, pick))
  const tagged = entries.map((entry, index) => withTags(entry, `${name} ${day} ${index}`))
  const felt = habit.isHardAtTimes
    ? tagged.map((entry, index) => withHardship(entry, `${name} ${day} ${index}`))
    : tagged
  return felt.toSorted((one, other) => one.endedAt.getTime() - other.endedAt.getTime())
}

/** About every third practice that has words of its own. */
function withTags(entry: Entry, seed: string): Entry {
  const choices = 'practice' in entry ? tags[entry.practice.limbType] : undefined
  const pick = pickerFor(`tags: ${seed}`)
  return choices && 'practice' in entry && pick([true, false, false])
    ? { ...entry, practice: { ...entry.practice, tags: pick(choices) } }
    : entry
}

const hardships: readonly Hardship[] = [
  {},
  { severity: 'little', words: ['restless'] },
  { severity: 'little', words: ['restless', 'aching'] },
  { severity: 'quite', words: ['old_memories', 'low'] },
  { severity: 'quite' },
]

/** A long practice is hard now and then, a short one seldom; two of three such endings have no other feeling. */
function withHardship(entry: Entry, seed: string): Entry {
  const pick = pickerFor(`what was hard: ${seed}`)
  const session = 'sit' in entry ? entry.sit : entry.practice
  if (pick(Array.from({ length: session.duration >= 40 ? 5 : 14 }, (_, index) => index)) > 0) return entry
  const ending = { hard: pick(hardships), ...(pick([true, true, false]) && { afterFeeling: undefined }) }
  return 'sit' in entry
    ? { ...entry, sit: { ...entry.sit, ...ending } }
    : { ...entry, practice: { ...entry.practice, ...ending } }
}

function practiceOn(habit: Habit, day: string, part: 'morning' | 'evening', pick: Pick): Entry {
  const limbType = pick(habit.limbs)
  const duration = pick(minutes)
  const time = `${pick(part === 'morning' ? ['06', '07'] : ['17', '18'])}:${pick(['00', '10', '25', '40'])}`
  const note = pick([...noNotes, ...(notes[limbType] ?? [])])
  const practice: NewPracticeSession = {
    date: day,
    time,
    zone: 'UTC',
    limbType,
    duration,
    beforeFeeling: pick(before[part]),
    afterFeeling: pick(after[limbType]),
    visibility: pick(habit.shares),
    ...(note && { notes: note, shareNotes: pick([true, false]) }),
  }
  return { practice, endedAt: new Date(Date.parse(`${day}T${time}Z`) + duration * minuteMs) }
}

function sitOn(midnight: number, pick: Pick): Entry {
  const duration = pick([5, 10, 10, 15, 20, 30])
  const startedAt = midnight + pick([5 * 60 + 20, 8 * 60, 20 * 60 + 30]) * minuteMs
  const endedAt = new Date(startedAt + duration * minuteMs)
  const sit: NewMeditationSession = {
    duration,
    ambientSound: pick([null, null, ...ambientSoundIds]),
    afterFeeling: pick(after.dhyana),
    interrupted: pick([false, false, false, false, false, true]),
    startedAt: new Date(startedAt).toISOString(),
    completedAt: endedAt.toISOString(),
    zone: 'UTC',
  }
  return { sit, endedAt }
}

/** Mulberry32, seeded with the FNV-1a hash of a text. */
export function pickerFor(seed: string): Pick {
  let state = Buffer.from(seed).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5)
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
}
