import {
  afterFeelings,
  beforeFeelings,
  type Hardship,
  hardSeverities,
  hardWords,
  instantOf,
  isKnownZone,
  type Limb,
  limbs,
  localMoment,
  maxHardWords,
  type Mood,
  moods,
  practiceNotesMaxLength,
  wellnessNotesMaxLength,
} from '@sadhana/contract'
import { addTags } from '#lib/product/tags/tags.rules.ts'
import type { Meaning, Reading, TableKind } from './columns.rules.ts'
import { afterDate, readDate, readInstant, readMinutes, readTime } from './values.rules.ts'

type PracticeRow = {
  kind: 'practice'
  date: string | null
  time: string | null
  limbType: string
  duration: number | null
  beforeFeeling?: string | null
  afterFeeling?: string | null
  hard?: Hardship
  notes: string | null
  tags?: string[]
  zone?: string | undefined
}
type MoodRow = { kind: 'mood'; at: string | null; mood: string; energy: number | null; notes: string | null }
type NightRow = { kind: 'night'; date: string; bedtime: string; wakeTime: string; zone: string | undefined }

/** A line or record as it is sent. Values that can't be read are null. */
export type Row = PracticeRow | MoodRow | NightRow

/** A file that knows no time of day puts its practices at noon. */
export const noon = '12:00'

const limbWords: readonly (readonly [RegExp, Limb])[] = [
  [/breath|pranayam|atem|respir/, 'pranayama'],
  [/yoga|asana|stretch|tai chi|qi ?gong|walk|movement|posture/, 'asana'],
  [/sleep|nidra|rest|withdraw|body ?scan|relax/, 'pratyahara'],
  [/concentrat|focus|trataka|dharana/, 'dharana'],
  [/samadhi|absor/, 'samadhi'],
  [/yama|kindness|metta|compassion/, 'yamas'],
  [/niyama|study|journal|prayer|chant|mantra|gratitude/, 'niyamas'],
  [/medit|sit|dhyana|zen|mindful|vipassana/, 'dhyana'],
]

const moodWords: readonly (readonly [RegExp, Mood])[] = [
  [/^(rad|great|happy|joyful|super|amazing)$/, 'happy'],
  [/^(good|calm|relaxed|content)$/, 'calm'],
  [/^(peaceful|serene)$/, 'peaceful'],
  [/^excited$/, 'excited'],
  [/^(energetic|energi[sz]ed)$/, 'energetic'],
  [/^(stressed|bad|tense|angry)$/, 'stressed'],
  [/^(anxious|worried|nervous)$/, 'anxious'],
  [/^(awful|sad|down|depressed|terrible)$/, 'sad'],
]

/** The limb that a word speaks of; '' if we can't tell. */
export function guessLimb(word: string): Limb | '' {
  const lowered = word.trim().toLowerCase()
  return limbs.find((limb) => limb === lowered) ?? limbWords.find(([pattern]) => pattern.test(lowered))?.[1] ?? ''
}

/** The most likely meaning of a word; '' if we can't tell. Rows without an activity name count as sits. */
export function guessWord(kind: TableKind, word: string): string {
  if (kind === 'practice') return guessLimb(word) || 'dhyana'
  const lowered = word.trim().toLowerCase()
  return moods.find((mood) => mood === lowered) ?? moodWords.find(([pattern]) => pattern.test(lowered))?.[1] ?? ''
}

const cell = (cells: readonly string[], columns: readonly Meaning[], meaning: Meaning) =>
  cells[columns.indexOf(meaning)]?.trim() ?? ''

export const wordOf = (cells: readonly string[], { columns }: Pick<Reading, 'columns'>): string =>
  cell(cells, columns, 'word')

type Moment = { date: string | null; time: string | null }

function momentOf(cells: readonly string[], { columns, order }: Reading, zone: string): Moment {
  const both = cell(cells, columns, 'moment')
  const instant = readInstant(both)
  if (instant) return localMoment(instant, zone)
  const times = cell(cells, columns, 'time')
  const time = readTime(times || afterDate(both)) ?? (times ? null : noon)
  return { date: readDate(both || cell(cells, columns, 'date'), order) ?? null, time }
}

const orNull = (word: string, allowed: readonly string[]) =>
  allowed.includes(word.toLowerCase()) ? word.toLowerCase() : null

const feelingsOf = (cells: readonly string[], columns: readonly Meaning[]) => ({
  ...(columns.includes('before') && { beforeFeeling: orNull(cell(cells, columns, 'before'), beforeFeelings) }),
  ...(columns.includes('after') && { afterFeeling: orNull(cell(cells, columns, 'after'), afterFeelings) }),
})

/** Whatever else the cells say, a practice was hard only if its line says yes. */
function hardOf(cells: readonly string[], columns: readonly Meaning[]): { hard?: Hardship } {
  if (!/^(yes|true|1|x)$/i.test(cell(cells, columns, 'hard'))) return {}
  const severity = hardSeverities.find((one) => one === cell(cells, columns, 'severity').toLowerCase())
  const inCell = new Set(
    cell(cells, columns, 'hard-words')
      .toLowerCase()
      .split(/[\s,;]+/),
  )
  const words = [...inCell].flatMap((text) => hardWords.find((word) => word === text) ?? []).slice(0, maxHardWords)
  return { hard: { ...(severity && { severity }), ...(words.length > 0 && { words }) } }
}

/** Next to a moment with an offset, date and time are in the account's zone. */
function zoneOf(cells: readonly string[], columns: readonly Meaning[]): { zone?: string | undefined } {
  if (!columns.includes('zone') || columns.includes('moment')) return {}
  const zone = cell(cells, columns, 'zone')
  return { zone: isKnownZone(zone) ? zone : undefined }
}

/**
 * One line of a table as it would be sent, or undefined if its word is left out. Values that can't be read are null:
 * the server counts the line as invalid, and none of its text leaves the device.
 */
export function rowOf(cells: readonly string[], reading: Reading, zone: string): Row | undefined {
  const { kind, columns, unit, words } = reading
  const word = wordOf(cells, reading)
  // Every object has a `constructor`, which may also be a word in the file.
  const meaning = (Object.hasOwn(words, word) ? words[word] : undefined) ?? guessWord(kind, word)
  if (meaning === '') return undefined
  const { date, time } = momentOf(cells, reading, zone)
  // One extra character is enough for the server to see that a note is too long.
  const longest = kind === 'practice' ? practiceNotesMaxLength : wellnessNotesMaxLength
  const notes = cell(cells, columns, 'notes').slice(0, longest + 1) || null
  if (kind === 'practice') {
    const duration = readMinutes(cell(cells, columns, 'length'), unit) ?? null
    return {
      kind,
      date,
      time,
      limbType: meaning,
      duration,
      ...feelingsOf(cells, columns),
      ...hardOf(cells, columns),
      notes,
      ...(columns.includes('tags') && { tags: addTags([], cell(cells, columns, 'tags')) }),
      ...zoneOf(cells, columns),
    }
  }
  const energy = Number(cell(cells, columns, 'energy') || Number.NaN)
  const at = date && time ? instantOf({ date, time, zone }).toISOString() : null
  return { kind, at, mood: meaning, energy: Number.isNaN(energy) ? null : energy, notes }
}
