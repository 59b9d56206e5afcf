import { type Limb, type QuoteTheme, quoteThemes, type TimeOfDay } from '@sadhana/contract'
import type { Line, Situation } from './lines/line.rules.ts'
import { mindfulness } from './lines/mindfulness.rules.ts'
import { motivation } from './lines/motivation.rules.ts'
import { perseverance } from './lines/perseverance.rules.ts'
import { progress } from './lines/progress.rules.ts'
import { wisdom } from './lines/wisdom.rules.ts'
import { reasonIn } from './quote.texts.ts'

export const lines: Record<QuoteTheme, readonly Line[]> = { motivation, wisdom, progress, mindfulness, perseverance }

type Practised = {
  totalSessions: number
  weeklyTotal: number
  practisedToday: boolean
  favoriteLimb: Limb | null
  timeOfDay: TimeOfDay
}

const firstSessions = 5
const steadyWeek = 4

/** What is true of a member now, the most specific first. */
export function situationsOf(member: Practised): Situation[] {
  const { totalSessions, weeklyTotal, practisedToday, favoriteLimb, timeOfDay } = member
  const all: [Situation | null, boolean][] = [
    ['beginning', totalSessions < firstSessions],
    ['returning', totalSessions > 0 && weeklyTotal === 0],
    ['practised', practisedToday],
    ['steady', weeklyTotal >= steadyWeek],
    ['morning', timeOfDay === 'morning'],
    ['evening', timeOfDay === 'evening' || timeOfDay === 'night'],
    [favoriteLimb, true],
  ]
  return all.flatMap(([situation, holds]) => (situation && holds ? [situation] : []))
}

/** Themes that suit a situation are chosen more often, but not exclusively. */
const suited: Partial<Record<Situation, QuoteTheme>> = {
  beginning: 'motivation',
  returning: 'perseverance',
  practised: 'progress',
  steady: 'progress',
  morning: 'motivation',
  evening: 'mindfulness',
}

type Recent = { text: string; theme: QuoteTheme }
export type QuoteRequest = {
  situations: readonly Situation[]
  /** Newest first. */
  recent: readonly Recent[]
  /** The same seed with the same data always gives the same line. */
  seed: string
}

const lastThemes = 2

/** Never chooses one of the last two themes. */
export function chooseTheme({ situations, recent, seed }: QuoteRequest): QuoteTheme {
  const last = new Set(recent.slice(0, lastThemes).map(({ theme }) => theme))
  const open = quoteThemes.filter((theme) => !last.has(theme))
  return draw(
    open,
    (theme) => 1 + situations.filter((situation) => suited[situation] === theme).length,
    `${seed} theme`,
  )
}

const fitting = 3

/** Picks a line that wasn't shown recently, or if all were, the one shown longest ago. */
export function pickLine(theme: QuoteTheme, { situations, recent, seed }: QuoteRequest): Line {
  const isFitting = (line: Line) => line.situations.some((situation) => situations.includes(situation))
  const candidates = lines[theme].filter((line) => line.situations.length === 0 || isFitting(line))
  const age = new Map(recent.map(({ text }, index) => [text, index] as const).toReversed())
  const unseen = candidates.filter(({ text }) => !age.has(text))
  if (unseen.length > 0) return draw(unseen, (line) => (isFitting(line) ? fitting : 1), seed)
  return candidates.reduce((oldest, line) => ((age.get(line.text) ?? 0) > (age.get(oldest.text) ?? 0) ? line : oldest))
}

/** Says in English words why a line was chosen. A time without practice is never mentioned. */
export function contextOf(line: Pick<Line, 'situations'>, situations: readonly Situation[]): string | null {
  const reason = situations.find((situation) => line.situations.includes(situation))
  return reason ? reasonIn('en', reason) : null
}

/** Draws one of several items. Heavier ones are drawn more often. */
function draw<T>(items: readonly T[], weightOf: (item: T) => number, seed: string): T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  let left = fractionOf(seed) * total
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return items.at(-1) as T
}

/**
 * A number from 0 to 1 for a text, by FNV-1a. The extra mixing makes texts that differ only at the end give different
 * results.
 */
function fractionOf(seed: string): number {
  let hash = 0x81_1c_9d_c5
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
