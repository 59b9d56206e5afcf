import { type Limb, practiceNotesMaxLength } from '@sadhana/contract'
import Papa from 'papaparse'
import { guessLimb, noon, type Row } from './table.rules.ts'

/** One day on which a habit was done; `minutes` if the habit is measured in time. */
type HabitDay = { date: string; minutes: number | null; notes: string }
export type Habit = { id: string; name: string; days: HabitDay[] }

/** What becomes of a habit: no limb leaves it out. */
export type HabitChoice = { limb: Limb | ''; minutes: number }
export type HabitChoices = Record<string, HabitChoice>

const defaultHabitMinutes = 10

const habitsName = 'Habits.csv'
/** Each habit has a folder, which starts with its number in `Habits.csv`. Beside them is a table of all habits. */
const checkmarksName = /^(\d{3,})(?: [^/]*)?\/Checkmarks\.csv$/

export const isLoopFile = (name: string): boolean => name === habitsName || checkmarksName.test(name)
export const isLoopExport = (names: readonly string[]): boolean =>
  names.includes(habitsName) && names.some((name) => checkmarksName.test(name))

const linesOf = (text: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: 'greedy' }).data

type Described = { name: string; unit: string }

/** Older exports have no units. */
function describedIn(text: string): Map<number, Described> {
  const [header = [], ...lines] = linesOf(text)
  const cellOf = (cells: string[], column: string) => cells[header.indexOf(column)]?.trim() ?? ''
  return new Map(
    lines.map((cells) => [
      Number(cellOf(cells, 'Position')),
      { name: cellOf(cells, 'Name'), unit: cellOf(cells, 'Unit') },
    ]),
  )
}

/** Minutes in one of these, if it is a measure of time. */
function minutesPerUnit(unit: string): number | null {
  if (/^m(?:ins?|inutes?|inuten?|inutos?)?\.?$/i.test(unit)) return 1
  return /^(?:h|hrs?|hours?)\.?$/i.test(unit) ? 60 : null
}

const thousandth = 1_000
/** The codes of a habit that is done or not: unknown, no, done automatically, done, skipped. Amounts are thousandths. */
const largestCode = 3

/** Undefined on a day that a habit was not done, or only counted as done because of its frequency. */
function habitDayOf([date = '', value = '', notes = '']: string[], perUnit: number | null): HabitDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const amount = Number(value)
  if (amount > largestCode) {
    const minutes = perUnit === null ? null : Math.max(1, Math.round((amount / thousandth) * perUnit))
    return { date, minutes, notes: notes.trim() }
  }
  return value === 'YES_MANUAL' || value === '2' ? { date, minutes: null, notes: notes.trim() } : undefined
}

/** The habits of an export by the texts of its files, those that were ever done, in Loop's order. */
export function habitsIn(texts: ReadonlyMap<string, string>): Habit[] {
  const described = describedIn(texts.get(habitsName) ?? '')
  return [...texts]
    .flatMap(([file, text]) => {
      const number = checkmarksName.exec(file)?.[1]
      if (number === undefined) return []
      const { name, unit } = described.get(Number(number)) ?? { name: '', unit: '' }
      const days = linesOf(text).flatMap((cells) => habitDayOf(cells, minutesPerUnit(unit)) ?? [])
      return { id: number, name: name || file.slice(number.length, file.lastIndexOf('/')).trim() || number, days }
    })
    .filter(({ days }) => days.length > 0)
    .toSorted((one, other) => Number(one.id) - Number(other.id))
}

export const guessChoices = (habits: readonly Habit[]): HabitChoices =>
  Object.fromEntries(habits.map(({ id, name }) => [id, { limb: guessLimb(name), minutes: defaultHabitMinutes }]))

const dayMinutes = 24 * 60

/**
 * The chosen habits as practices at noon, oldest first. The server takes two practices of one limb at the same moment
 * for one, so habits of the same limb on one day become one practice.
 */
export function habitRows(habits: readonly Habit[], choices: HabitChoices): Row[] {
  const practices = new Map<string, { date: string; limb: Limb; minutes: number; notes: string[] }>()
  for (const { id, days } of habits) {
    const choice = Object.hasOwn(choices, id) ? choices[id] : undefined
    if (!choice?.limb) continue
    for (const { date, minutes, notes } of days) {
      const key = `${date} ${choice.limb}`
      const practice = practices.get(key) ?? { date, limb: choice.limb, minutes: 0, notes: [] }
      practice.minutes += minutes ?? choice.minutes
      if (notes) practice.notes.push(notes)
      practices.set(key, practice)
    }
  }
  return [...practices.values()]
    .toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date))
    .map(({ date, limb, minutes, notes }) => ({
      kind: 'practice',
      date,
      time: noon,
      limbType: limb,
      duration: Math.min(minutes, dayMinutes),
      notes: notes.join('\n').slice(0, practiceNotesMaxLength) || null,
    }))
}
