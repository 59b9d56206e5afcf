import { addDays, hoursOf, type Language, type Limb, type TagTotal } from '@sadhana/contract'
import { calendarDayIn, numberIn } from '#platform/intl.rules.ts'
import { stonesOf } from '../sharing/sharing.rules.ts'
import { leftOut, printable } from './printable.rules.ts'
import type { PartOfDay } from './report.texts.en.ts'
import { reportTexts } from './report.texts.ts'
import { type Change, type DotChart, dotsOf, type ReportStats, type Period } from './stats.rules.ts'

export type Fact = { value: string; label: string }
export type LimbLine = {
  limbType: Limb
  name: string
  about: string
  /** The longest bar has 1. */
  share: number
  sessions: string
  hours: string
  shift: string
  shiftNote: string
}
type FeelingCell = { share: number; count: string }
export type Note = { head: string; text: string }
export type LoggedNote = {
  day: string
  time: string
  limbType: Limb
  minutes: number
  notes: string
  tags: string[] | null
}

export type Page =
  | { kind: 'cover'; who: string; stones: (Limb | null)[]; facts: Fact[]; lead: string; printed: string }
  | {
      kind: 'rhythm'
      lead: string
      dotsTitle: string
      dots: DotChart
      dotsNote: string
      hoursTitle: string
      hours: { share: number; count: string }[]
      facts: Fact[]
    }
  | { kind: 'limbs'; lead: string; heads: string[]; lines: LimbLine[] }
  | {
      kind: 'feelings'
      lead: string
      after: string[]
      rows: { before: string; cells: FeelingCell[] }[]
      standsOut: string
      counted: string
    }
  | { kind: 'notes'; lead: string; tags: string; notes: Note[] }

/** In every language the same. */
const limbNames: Record<Limb, string> = {
  yamas: 'Yamas',
  niyamas: 'Niyamas',
  asana: 'Āsana',
  pranayama: 'Prāṇāyāma',
  pratyahara: 'Pratyāhāra',
  dharana: 'Dhāraṇā',
  dhyana: 'Dhyāna',
  samadhi: 'Samādhi',
}

/** With fewer, a pattern would be chance. */
const enoughSessions = 8
const enoughFeelings = 8

const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
const withYear = (language: Language, day: string): string => calendarDayIn(language, day, { dateStyle: 'long' })
const withoutYear = (language: Language, day: string): string =>
  calendarDayIn(language, day, { day: 'numeric', month: 'long' })

/** For example "2 March to 14 November 2025". */
export function periodInWords(language: Language, { from, to }: Period): string {
  const { dayOfMonth, period } = reportTexts[language]
  const last = withYear(language, to)
  if (from === to) return last
  if (from.slice(0, 7) === to.slice(0, 7)) return period(dayOfMonth(Number(from.slice(8))), last)
  return period((from.slice(0, 4) === to.slice(0, 4) ? withoutYear : withYear)(language, from), last)
}

export type ReportRequest = {
  language: Language
  name: string
  /** The longest streak within the period. */
  longestRun: number
  /** True if the report has no counts, as everywhere in quiet mode. */
  quiet: boolean
  /** Null if they weren't requested. */
  notes: { newest: LoggedNote[]; all: number } | null
  /** The most used first; none if notes weren't asked for. */
  tags: TagTotal[]
}

/** What a report says, page by page. Empty pages are left out. */
export function pagesOf(stats: ReportStats, request: ReportRequest): Page[] {
  if (stats.sessions === 0) return [cover(stats, request)]
  return [
    cover(stats, request),
    rhythm(stats, request),
    limbs(stats, request),
    ...(stats.withFeelings + stats.hard > 0 ? [feelings(stats, request)] : []),
    ...(request.notes && request.notes.newest.length + request.tags.length > 0 ? [notes(request.notes, request)] : []),
  ]
}

function cover(stats: ReportStats, { language, name, longestRun, quiet }: ReportRequest): Page {
  const { sessions, minutes, days, period } = stats
  const texts = reportTexts[language].cover
  const counted = (count: number) => numberIn(language, count)
  const isLong = minutes >= 120
  const facts = [
    { value: counted(isLong ? hoursOf(minutes) : minutes), label: isLong ? texts.hours : texts.minutes(minutes) },
    { value: counted(sessions), label: texts.sessions(sessions, days) },
    { value: counted(longestRun), label: texts.longestRun(longestRun) },
  ]
  const distribution = Object.fromEntries(stats.limbs.map(({ limbType, sessions: times }) => [limbType, times]))
  const [shown, words] = [printable(name), periodInWords(language, period)]
  return {
    kind: 'cover',
    who: shown.includes(leftOut) ? words : `${shown}, ${words}`,
    stones: stonesOf({ distribution, favorite: null }, 6),
    facts: quiet || sessions === 0 ? [] : facts,
    lead: sessions === 0 ? texts.nothing : '',
    printed: texts.printed(withYear(language, period.to)),
  }
}

function partOfDay(hour: number): PartOfDay {
  if (hour < 4 || hour >= 21) return 'late'
  if (hour < 8) return 'early'
  if (hour < 11) return 'morning'
  if (hour < 14) return 'midday'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** It was a Monday. */
const monday = '2024-01-01'

function rhythmLead({ sessions, fullestPair, favouriteWeekday }: ReportStats, { language, quiet }: ReportRequest) {
  const { beginning, lead } = reportTexts[language].rhythm
  if (sessions < enoughSessions) return beginning
  const { from, sessions: within } = fullestPair
  return lead({
    part: partOfDay(from),
    counted: quiet ? null : { within, sessions },
    from: clock(from * 60),
    to: clock(((from + 2) % 24) * 60),
    weekday:
      favouriteWeekday === null
        ? null
        : calendarDayIn(language, addDays(monday, favouriteWeekday), { weekday: 'long' }),
  })
}

function rhythm(stats: ReportStats, request: ReportRequest): Page {
  const { language, quiet } = request
  const { minutes, rhythm: texts } = reportTexts[language]
  const { hours, period } = stats
  const dots = dotsOf(stats, language)
  const most = Math.max(...hours)
  const isOneMonth = period.from.slice(0, 7) === period.to.slice(0, 7)
  const month = calendarDayIn(language, period.from, {
    month: 'long',
    ...(dots.unit === 'month' && { year: 'numeric' }),
  })
  return {
    kind: 'rhythm',
    lead: rhythmLead(stats, request),
    dotsTitle: isOneMonth ? texts.daysOf(month) : texts.since[dots.unit](month),
    dots,
    dotsNote: texts.dots[dots.unit],
    hoursTitle: quiet ? texts.hoursQuiet : texts.hours,
    // As in the app, only bars that are tall enough show their number.
    hours: hours.map((count) => ({
      share: count / most,
      count: quiet || count < most / 4 ? '' : numberIn(language, count),
    })),
    facts: [
      { value: minutes(stats.usualMinutes), label: texts.usualSession },
      ...(quiet ? [] : [{ value: numberIn(language, stats.daysAWeek, 1), label: texts.daysAWeek }]),
      { value: clock(stats.usualTime), label: texts.usualBeginning },
    ],
  }
}

/** Rounded to a tenth, but never to zero for a few minutes. */
const hoursIn = (language: Language, minutes: number): string =>
  minutes < 3 ? `<${numberIn(language, 0.1, 1)}` : numberIn(language, minutes / 60, 1)

function limbs(stats: ReportStats, { language, quiet }: ReportRequest): Page {
  const { about, heads, lead, noSamadhi } = reportTexts[language].limbs
  const most = Math.max(...stats.limbs.map(({ sessions }) => sessions))
  const hasSamadhi = stats.limbs.some(({ limbType }) => limbType === 'samadhi')
  return {
    kind: 'limbs',
    lead: hasSamadhi ? lead : `${lead} ${noSamadhi}`,
    heads: [heads.limb, quiet ? '' : heads.sessions, quiet ? '' : heads.hours, heads.shift],
    lines: stats.limbs.map(({ limbType, sessions, minutes, shift }) => ({
      limbType,
      name: limbNames[limbType],
      about: about[limbType],
      share: sessions / most,
      sessions: quiet ? '' : numberIn(language, sessions),
      hours: quiet ? '' : hoursIn(language, minutes),
      ...shiftOf(shift, language, quiet),
    })),
  }
}

function shiftOf(
  shift: ReportStats['limbs'][number]['shift'],
  language: Language,
  quiet: boolean,
): { shift: string; shiftNote: string } {
  const texts = reportTexts[language].limbs
  if (!shift || shift.sessions < enoughFeelings) {
    return { shift: '', shiftNote: quiet ? texts.tooEarlyQuiet : texts.tooEarly }
  }
  const { before, after, times, sessions, hard } = shift
  const note = hard ? texts.notedHard(times, sessions, hard) : texts.noted(times, sessions)
  return { shift: texts.shift(before, after), shiftNote: quiet ? '' : note }
}

function ranked<T extends string>(changes: readonly Change[], key: (change: Change) => T): T[] {
  const totals = new Map<T, number>()
  for (const change of changes) totals.set(key(change), (totals.get(key(change)) ?? 0) + change.times)
  return [...totals].toSorted(([, a], [, b]) => b - a).map(([feeling]) => feeling)
}

function feelings(stats: ReportStats, { language, quiet }: ReportRequest): Page {
  const { changes, withFeelings, sessions, hard } = stats
  const { feeling, feelings: texts } = reportTexts[language]
  const [before, after] = [ranked(changes, (change) => change.before), ranked(changes, (change) => change.after)]
  const most = changes[0]?.times ?? 1
  const timesOf = (from: string, to: string) =>
    changes.find((change) => change.before === from && change.after === to)?.times ?? 0
  return {
    kind: 'feelings',
    lead: texts.lead,
    after: after.map(feeling),
    rows: before.map((from) => ({
      before: feeling(from),
      cells: after.map((to) => {
        const times = timesOf(from, to)
        return { share: times / most, count: quiet || times === 0 ? '' : numberIn(language, times) }
      }),
    })),
    standsOut: `${standingOut(stats, language, quiet)} ${texts.noCause}`,
    counted: [
      quiet ? texts.withBothQuiet : texts.withBoth(withFeelings, sessions),
      ...(hard > 0 ? [quiet ? texts.hardQuiet : texts.hard(hard)] : []),
    ].join(' '),
  }
}

function standingOut({ changes, withFeelings }: ReportStats, language: Language, quiet: boolean): string {
  const texts = reportTexts[language].feelings
  const [first, second] = changes
  if (!first || withFeelings < enoughFeelings) return texts.tooEarly
  if (quiet) return texts.mostOften(first.before, first.after)
  const withTotal = (change: Change) => ({
    ...change,
    came: changes.filter(({ before }) => before === change.before).reduce((sum, { times }) => sum + times, 0),
  })
  const lead = texts.first(withTotal(first))
  return second ? `${lead} ${texts.second(withTotal(second))}` : lead
}

/** "Your tags: yin 12, with Ben 3." */
function tagLine(tags: readonly TagTotal[], language: Language, quiet: boolean): string {
  const shown = tags.map(({ tag, sessions }) =>
    quiet ? printable(tag) : `${printable(tag)} ${numberIn(language, sessions)}`,
  )
  return shown.length > 0 ? reportTexts[language].notes.tags(shown.join(', ')) : ''
}

function notes({ newest, all }: NonNullable<ReportRequest['notes']>, request: ReportRequest): Page {
  const { language, quiet, tags } = request
  const { minutes: inMinutes, notes: texts } = reportTexts[language]
  const shown = newest.map(({ day, time, limbType, minutes, notes: text, tags: own }) => {
    const began = clock(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)))
    const about = [`${limbNames[limbType]}, ${inMinutes(minutes)}`, ...(own ?? []).map(printable)].join(' · ')
    return { head: `${withYear(language, day)}, ${began} · ${about}`, text: printable(text) }
  })
  const some = quiet ? texts.newestQuiet : texts.newest(newest.length, all)
  const whole = newest.length < all ? some : texts.all
  const ofTags = tagLine(tags, language, quiet)
  const marked = [ofTags, ...shown.flatMap(({ head, text }) => [head, text])].some((text) => text.includes(leftOut))
  return { kind: 'notes', lead: marked ? `${whole} ${texts.leftOut(leftOut)}` : whole, tags: ofTags, notes: shown }
}
