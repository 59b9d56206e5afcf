import {
  addDays,
  insightMoodsShown,
  type Limb,
  type Mood,
  pairedDaysNeeded,
  pleasantMoods,
  type WellnessInsights,
  type WellnessLink,
  type WellnessLinkId,
  wellnessLinks,
} from '@sadhana/contract'
import { correlate, type Pair } from './correlation.rules.ts'
import { compareShares, hardlyVaries, hasTwoValues } from './shares.rules.ts'

/** `at` is in seconds since 1970. The energy is null if none was given. */
export type MoodNote = { day: string; at: number; mood: Mood; energy: number | null }
/** A limb's practice on one day. `endedAt` is in seconds since 1970. */
export type Practised = { day: string; limb: Limb; minutes: number; endedAt: number }
export type Slept = {
  date: string
  quality: number
  duration: number | null
  bedtime: string | null
  wakeTime: string | null
}

/** The first day of the month eleven months ago, so that a year has twelve rows. */
export function firstDayOfYear(today: string): string {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - 11)
  return first.toISOString().slice(0, 10)
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

const energiesOf = (notes: readonly MoodNote[]): number[] =>
  notes.flatMap(({ energy }) => (energy === null ? [] : [energy]))

type MoodDay = WellnessInsights['moodDays'][number]

/** `notes` must be sorted oldest first. */
export function moodDaysOf(notes: readonly MoodNote[]): MoodDay[] {
  return [...Map.groupBy(notes, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    mood: mostNoted(ofDay),
    energy: meanOf(energiesOf(ofDay)),
    entries: ofDay.length,
  }))
}

/** The most frequent mood. Of those that tie, the last one noted. */
function mostNoted(notes: readonly MoodNote[]): Mood {
  const counts = countsOf(notes.map(({ mood }) => mood))
  const most = Math.max(...counts.values())
  const last = notes.findLast(({ mood }) => counts.get(mood) === most)
  return last?.mood ?? 'calm'
}

function countsOf(moods: readonly Mood[]): Map<Mood, number> {
  const counts = new Map<Mood, number>()
  for (const mood of moods) counts.set(mood, (counts.get(mood) ?? 0) + 1)
  return counts
}

/** `latest` must be sorted newest first. Returns the most frequent moods first, and of those that tie, the latest. */
export const recentMoodsOf = (latest: readonly Mood[]): WellnessInsights['recentMoods'] =>
  Array.from(countsOf(latest), ([mood, entries]) => ({ mood, entries }))
    .toSorted((a, b) => b.entries - a.entries)
    .slice(0, insightMoodsShown)

type Night = WellnessInsights['nights'][number]

/** One night for each day of waking. Naps add to its length, and the longest sleep sets its times. */
export function nightsOf(slept: readonly Slept[]): Night[] {
  return [...Map.groupBy(slept, ({ date }) => date)].map(([date, ofDay]) => {
    const lengths = ofDay.flatMap(({ duration }) => (duration === null ? [] : [duration]))
    const timed = ofDay.filter(({ bedtime, wakeTime }) => bedtime !== null && wakeTime !== null)
    const [longest] = timed.toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
    return {
      date,
      quality: meanOf(ofDay.map(({ quality }) => quality)) ?? 0,
      duration: lengths.length === 0 ? null : lengths.reduce((sum, minutes) => sum + minutes, 0),
      bedtime: longest?.bedtime ?? null,
      wakeTime: longest?.wakeTime ?? null,
    }
  })
}

export function meanOfDays(values: readonly (number | null)[]): { mean: number | null; days: number } {
  const numbers = values.filter((value) => value !== null)
  return { mean: meanOf(numbers), days: numbers.length }
}

export type WellnessDays = {
  notes: readonly MoodNote[]
  /** The first practice day of the whole log, or null if there is none. */
  firstPracticeDay: string | null
  practised: readonly Practised[]
  nights: readonly Night[]
}

type Values = ReadonlyMap<string, number>

const byDay = (entries: Iterable<readonly [string, number | null]>): Values =>
  new Map([...entries].filter((entry): entry is readonly [string, number] => entry[1] !== null))

/** The pairs for the days that have both values, oldest first. */
function pairsOf(days: Iterable<string>, left: (day: string) => number | undefined, right: Values): Pair[] {
  return [...days].toSorted().flatMap((day) => {
    const [one, other] = [left(day), right.get(day)]
    return one === undefined || other === undefined ? [] : [[one, other] as const]
  })
}

/**
 * A day's practice is paired with the moods noted after its last practice, and with the sleep that ends on the next
 * day. Sleep is paired with the moods of its day of waking. A day without practice counts as zero minutes and keeps all
 * its moods. Days before the first practice are left out of the pairs with practice.
 */
export function pairDays({
  notes,
  firstPracticeDay,
  practised,
  nights,
}: WellnessDays): Record<WellnessLinkId, Pair[]> & { limb: Limb | null } {
  const perDay = Map.groupBy(practised, ({ day }) => day)
  const hasBegun = (day: string) => firstPracticeDay !== null && day >= firstPracticeDay
  const minutesOn = (day: string) => (hasBegun(day) ? sumOf(perDay.get(day) ?? []) : undefined)
  const limb = mostPractised(practised)
  const limbMinutesOn = (day: string) =>
    hasBegun(day) ? sumOf((perDay.get(day) ?? []).filter((one) => one.limb === limb)) : undefined
  const endOn = (day: string) => Math.max(-Infinity, ...(perDay.get(day) ?? []).map(({ endedAt }) => endedAt))

  const noted = Map.groupBy(notes, ({ day }) => day)
  const after = [...noted].map(([day, ofDay]) => [day, ofDay.filter(({ at }) => at >= endOn(day))] as const)
  const energyAfter = byDay(after.map(([day, ofDay]) => [day, meanOf(energiesOf(ofDay))]))
  const moodAfter = byDay(after.map(([day, ofDay]) => [day, pleasantShare(ofDay)]))
  const energy = byDay([...noted].map(([day, ofDay]) => [day, meanOf(energiesOf(ofDay))]))

  /** Keyed by the day before waking, which is the day of the practice. */
  const qualityNext = byDay(nights.map(({ date, quality }) => [addDays(date, -1), quality]))
  const lengthNext = byDay(nights.map(({ date, duration }) => [addDays(date, -1), duration]))
  const quality = byDay(nights.map((night) => [night.date, night.quality]))
  return {
    limb,
    'minutes-energy': pairsOf(energyAfter.keys(), minutesOn, energyAfter),
    'minutes-mood': pairsOf(moodAfter.keys(), minutesOn, moodAfter),
    'minutes-quality': pairsOf(qualityNext.keys(), minutesOn, qualityNext),
    'minutes-length': pairsOf(lengthNext.keys(), minutesOn, lengthNext),
    'quality-energy': pairsOf(quality.keys(), (day) => quality.get(day), energy),
    'limb-energy': limb === null ? [] : pairsOf(energyAfter.keys(), limbMinutesOn, energyAfter),
  }
}

const sumOf = (practised: readonly Practised[]): number => practised.reduce((sum, { minutes }) => sum + minutes, 0)

const pleasantShare = (notes: readonly MoodNote[]): number | null =>
  meanOf(notes.map(({ mood }) => (pleasantMoods.includes(mood) ? 1 : 0)))

/** The limb with the most minutes. Ties are sorted by name. */
function mostPractised(practised: readonly Practised[]): Limb | null {
  const minutes = Array.from(
    Map.groupBy(practised, ({ limb }) => limb),
    ([limb, ofLimb]) => ({ limb, minutes: sumOf(ofLimb) }),
  )
  return minutes.toSorted((a, b) => b.minutes - a.minutes || (a.limb < b.limb ? -1 : 1))[0]?.limb ?? null
}

export function linksOf(days: WellnessDays): WellnessLink[] {
  const paired = pairDays(days)
  return wellnessLinks.map((id) => judge(id, id === 'limb-energy' ? paired.limb : null, paired[id]))
}

const judge = (id: WellnessLinkId, limb: Limb | null, pairs: readonly Pair[]): WellnessLink => {
  const { verdict, interval } = verdictOf(pairs)
  const shown = verdict === 'too-few' ? [] : pairs.map(([left, right]): [number, number] => [left, right])
  return { id, limb, pairedDays: pairs.length, verdict, interval, pairs: shown }
}

/** What we can say about a link: nothing before eight paired days, and no direction while zero is possible. */
export function verdictOf(pairs: readonly Pair[]): Pick<WellnessLink, 'verdict' | 'interval'> {
  if (pairs.length < pairedDaysNeeded) return { verdict: 'too-few', interval: null }
  const [left, right] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)]
  if (hardlyVaries(left) || hardlyVaries(right)) return { verdict: 'withheld', interval: null }
  const interval = hasTwoValues(right) ? compareShares(pairs) : correlate(pairs)
  const { low, high } = interval
  return { verdict: low > 0 ? 'more' : high < 0 ? 'less' : withoutDirection(pairs, interval), interval: { low, high } }
}

/** An interval this close to zero leaves no room for a link that anyone would notice. */
const negligible = 0.2
const pairsForNoLink = 90

const withoutDirection = ({ length }: readonly Pair[], { low, high }: { low: number; high: number }) =>
  length >= pairsForNoLink && low >= -negligible && high <= negligible ? 'no-link' : 'too-early'
