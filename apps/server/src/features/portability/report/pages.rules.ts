import { type Limb, type TagTotal } from '@sadhana/contract'
import { dateInWords, stonesOf, timeInWords } from '../sharing/sharing.rules.ts'
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

const limbWords: Record<Limb, { name: string; about: string }> = {
  yamas: { name: 'Yamas', about: 'Kindness to others' },
  niyamas: { name: 'Niyamas', about: 'Care for oneself' },
  asana: { name: 'Āsana', about: 'Body and posture' },
  pranayama: { name: 'Prāṇāyāma', about: 'Breath' },
  pratyahara: { name: 'Pratyāhāra', about: 'Senses at rest' },
  dharana: { name: 'Dhāraṇā', about: 'One thing at a time' },
  dhyana: { name: 'Dhyāna', about: 'Sitting, open and still' },
  samadhi: { name: 'Samādhi', about: 'Wholly absorbed' },
}

/** With fewer, a pattern would be chance. */
const enoughSessions = 8
const enoughFeelings = 8

const counted = (count: number): string => count.toLocaleString('en')
const plural = (count: number, one: string, many: string): string => `${counted(count)} ${count === 1 ? one : many}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
const withYear = (day: string): string => `${dateInWords(day)} ${day.slice(0, 4)}`

/** For example "2 March to 14 November 2025". */
export function periodInWords({ from, to }: Period): string {
  if (from === to) return withYear(to)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${withYear(to)}`
  return `${from.slice(0, 4) === to.slice(0, 4) ? dateInWords(from) : withYear(from)} to ${withYear(to)}`
}

export type ReportRequest = {
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

function cover(stats: ReportStats, { name, longestRun, quiet }: ReportRequest): Page {
  const { sessions, minutes, days, period } = stats
  const time = timeInWords(minutes)
  const facts = [
    { value: counted(Number(time.value)), label: time.unit },
    {
      value: counted(sessions),
      label: `${sessions === 1 ? 'session' : 'sessions'}, on ${plural(days, 'day', 'days')}`,
    },
    { value: counted(longestRun), label: longestRun === 1 ? 'day, the longest run' : 'days in a row, the longest run' },
  ]
  const distribution = Object.fromEntries(stats.limbs.map(({ limbType, sessions: times }) => [limbType, times]))
  return {
    kind: 'cover',
    who: printable(name).includes(leftOut) ? periodInWords(period) : `${printable(name)}, ${periodInWords(period)}`,
    stones: stonesOf({ distribution, favorite: null }, 6),
    facts: quiet || sessions === 0 ? [] : facts,
    lead: sessions === 0 ? 'Nothing was logged in these days. They were days all the same.' : '',
    printed: `Printed ${withYear(period.to)}, for your own shelf`,
  }
}

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 21) return 'late'
  if (hour < 8) return 'early'
  if (hour < 11) return 'in the morning'
  if (hour < 14) return 'around midday'
  return hour < 17 ? 'in the afternoon' : 'in the evening'
}

function rhythmLead({ sessions, fullestPair, favouriteWeekday }: ReportStats, quiet: boolean): string {
  if (sessions < enoughSessions) return 'A beginning. The hours and days you keep show themselves with time.'
  const { from, sessions: within } = fullestPair
  const how = quiet ? 'Most often you began' : `${counted(within)} of ${counted(sessions)} sessions began`
  const weekday = favouriteWeekday === null ? '' : `, and ${weekdays[favouriteWeekday] ?? ''} is the day you keep most`
  return `You practise ${partOfDay(from)}. ${how} between ${clock(from * 60)} and ${clock(((from + 2) % 24) * 60)}${weekday}.`
}

function rhythm(stats: ReportStats, { quiet }: ReportRequest): Page {
  const { hours, period } = stats
  const dots = dotsOf(stats)
  const most = Math.max(...hours)
  const month = dateInWords(period.from).split(' ')[1] ?? ''
  const isOneMonth = period.from.slice(0, 7) === period.to.slice(0, 7)
  const since = dots.unit === 'day' ? month : `${month} ${period.from.slice(0, 4)}`
  return {
    kind: 'rhythm',
    lead: rhythmLead(stats, quiet),
    dotsTitle: isOneMonth ? `Every day of ${month}` : `Every ${dots.unit} since ${since}`,
    dots,
    dotsNote: `One dot a ${dots.unit}. The larger and darker, the more minutes; small grey dots are ${dots.unit}s without.`,
    hoursTitle: quiet ? 'Hour of the day' : 'Hour of the day, in sessions',
    // As in the app, only bars that are tall enough show their number.
    hours: hours.map((count) => ({ share: count / most, count: quiet || count < most / 4 ? '' : counted(count) })),
    facts: [
      { value: `${stats.usualMinutes} min`, label: 'a usual session' },
      ...(quiet ? [] : [{ value: stats.daysAWeek.toFixed(1), label: 'practice days a week' }]),
      { value: clock(stats.usualTime), label: 'the usual beginning' },
    ],
  }
}

/** Rounded to a tenth, but never to zero for a few minutes. */
const hoursOf = (minutes: number): string => (minutes < 3 ? '<0.1' : (minutes / 60).toFixed(1))

function limbs(stats: ReportStats, { quiet }: ReportRequest): Page {
  const most = Math.max(...stats.limbs.map(({ sessions }) => sessions))
  const quietly = stats.limbs.some(({ limbType }) => limbType === 'samadhi')
    ? ''
    : ' Samādhi has no entry; it rarely announces itself.'
  return {
    kind: 'limbs',
    lead: `Where the hours went, and the change you noted most often.${quietly}`,
    heads: ['Limb', quiet ? '' : 'Sessions', quiet ? '' : 'Hours', 'Before to after, most often'],
    lines: stats.limbs.map(({ limbType, sessions, minutes, shift }) => ({
      limbType,
      ...limbWords[limbType],
      share: sessions / most,
      sessions: quiet ? '' : counted(sessions),
      hours: quiet ? '' : hoursOf(minutes),
      ...shiftOf(shift, quiet),
    })),
  }
}

function shiftOf(shift: ReportStats['limbs'][number]['shift'], quiet: boolean): { shift: string; shiftNote: string } {
  if (!shift || shift.sessions < enoughFeelings) {
    return { shift: '', shiftNote: quiet ? 'Too early to say' : 'Fewer than eight noted; too early to say' }
  }
  const noted = shift.hard ? `noted, ${counted(shift.hard)} of them hard` : 'with both feelings noted'
  const note = `${counted(shift.times)} of ${counted(shift.sessions)} ${noted}`
  return { shift: `${shift.before} to ${shift.after}`, shiftNote: quiet ? '' : note }
}

function ranked<T extends string>(changes: readonly Change[], key: (change: Change) => T): T[] {
  const totals = new Map<T, number>()
  for (const change of changes) totals.set(key(change), (totals.get(key(change)) ?? 0) + change.times)
  return [...totals].toSorted(([, a], [, b]) => b - a).map(([feeling]) => feeling)
}

function feelings({ changes, withFeelings, sessions, hard }: ReportStats, { quiet }: ReportRequest): Page {
  const [before, after] = [ranked(changes, (change) => change.before), ranked(changes, (change) => change.after)]
  const most = changes[0]?.times ?? 1
  const timesOf = (from: string, to: string) =>
    changes.find((change) => change.before === from && change.after === to)?.times ?? 0
  return {
    kind: 'feelings',
    lead: 'Each stone is a change you wrote down: the feeling you came with at the left, the one you left with on top. The larger, the more often.',
    after: after.map(capital),
    rows: before.map((from) => ({
      before: capital(from),
      cells: after.map((to) => {
        const times = timesOf(from, to)
        return { share: times / most, count: quiet || times === 0 ? '' : counted(times) }
      }),
    })),
    standsOut: `${standingOut(changes, withFeelings, quiet)} Nothing here proves a cause; it is what went together in your own log.`,
    counted: [
      quiet
        ? 'Sessions without both feelings are left out, not counted as neutral.'
        : `${counted(withFeelings)} of ${plural(sessions, 'session has', 'sessions have')} both feelings. Sessions without are left out, not counted as neutral.`,
      ...(hard > 0 ? [hardEndings(hard, quiet)] : []),
    ].join(' '),
  }
}

const hardEndings = (hard: number, quiet: boolean): string =>
  quiet
    ? 'You noted that some sessions were hard. One that was also calm counts as both.'
    : `You noted ${plural(hard, 'session', 'sessions')} as hard. One that was also calm counts as both.`

function standingOut(changes: readonly Change[], withFeelings: number, quiet: boolean): string {
  const [first, second] = changes
  if (!first || withFeelings < enoughFeelings) return 'It is early to say what stands out.'
  if (quiet) return `Most often you came ${first.before} and left ${first.after}.`
  const came = (feeling: string) =>
    changes.filter(({ before }) => before === feeling).reduce((sum, { times }) => sum + times, 0)
  const lead = `You came ${first.before} ${plural(came(first.before), 'time', 'times')} and left ${first.after} ${counted(first.times)} of those times.`
  if (!second) return lead
  return `${lead} ${capital(second.before)} turned to ${second.after} ${counted(second.times)} of ${plural(came(second.before), 'time', 'times')}.`
}

/** The letters that our fonts don't have. */
const missing = /[^ -~\u00A0-\u00FFĀāĪīŚśŪūḍḥḷṃṅṇṛṢṣṭ–—‘’“”†•…€−]+/gu
const pictographs = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0E|\uFE0F)+/gu
const leftOut = '[…]'

/** Removes emoji, and puts a mark in place of other letters that our fonts don't have. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(pictographs, '').replaceAll(/\s+/g, ' ').replaceAll(missing, leftOut).trim()

/** "Your tags: yin 12, with Ben 3." */
function tagLine(tags: readonly TagTotal[], quiet: boolean): string {
  const shown = tags.map(({ tag, sessions }) => (quiet ? printable(tag) : `${printable(tag)} ${counted(sessions)}`))
  return shown.length > 0 ? `Your tags: ${shown.join(', ')}.` : ''
}

function notes({ newest, all }: NonNullable<ReportRequest['notes']>, { quiet, tags }: ReportRequest): Page {
  const shown = newest.map(({ day, time, limbType, minutes, notes: text, tags: own }) => ({
    head: `${withYear(day)}, ${clock(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)))} · ${[`${limbWords[limbType].name}, ${minutes} min`, ...(own ?? []).map(printable)].join(' · ')}`,
    text: printable(text),
  }))
  const some = quiet ? 'The newest of them.' : `The newest ${counted(newest.length)} of ${counted(all)}.`
  const whole = newest.length < all ? `${some} The rest stay in your archive.` : 'In your own words, newest first.'
  const ofTags = tagLine(tags, quiet)
  const marked = [ofTags, ...shown.flatMap(({ head, text }) => [head, text])].some((text) => text.includes(leftOut))
  const why = marked ? ` ${leftOut} stands for letters that these fonts don’t have; your archive has them.` : ''
  return { kind: 'notes', lead: `${whole}${why}`, tags: ofTags, notes: shown }
}
