import { localMoment } from '@sadhana/contract'
import type { HealthRecord } from './health-records.rules.ts'
import type { Row } from './table.rules.ts'

type Span = { from: number; to: number; zone: string | undefined }
export type HealthKind = 'nights' | 'sits' | 'yoga'
export type HealthRows = Record<HealthKind, Row[]>

const minuteMs = 60_000
/** The maximum gap between two parts of one night. */
const nightGapMs = 60 * minuteMs
/** Shorter ones are naps on the sofa, or the phone lying unused. */
const minNightMs = 20 * minuteMs
const minSitMs = minuteMs / 2

/** Merges spans that overlap or are closer than `gap`. Phones and watches often record the same thing twice. */
function union(spans: readonly Span[], gap = 0): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && span.from < last.to + gap) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

const overlaps = (one: Span) => (other: Span) => one.from < other.to && other.from < one.to

/** The time asleep if it was measured, otherwise the time in bed. Gaps of less than an hour are part of the night. */
export function nightsOf(records: readonly HealthRecord[]): Span[] {
  const asleep = union(
    records.filter(({ state }) => state === 'Asleep'),
    nightGapMs,
  )
  const inBed = union(
    records.filter(({ state }) => state === 'InBed'),
    nightGapMs,
  )
  const covered = createNear(asleep)
  const nights = [...asleep, ...inBed.filter((span) => !covered(span))]
  return nights.filter(({ from, to }) => to - from >= minNightMs).toSorted((one, other) => one.from - other.from)
}

/** Returns a function that says whether a span overlaps any of these sorted spans. Call it in order of time. */
function createNear(spans: readonly Span[]): (span: Span) => boolean {
  let first = 0
  return (span) => {
    while (first < spans.length && (spans[first] as Span).to <= span.from) first += 1
    const near = spans[first]
    return near !== undefined && overlaps(span)(near)
  }
}

/** The rows to send: start and end of nights, and date, time and length of sits and yoga. */
export function healthRows(records: readonly HealthRecord[], zone: string): HealthRows {
  const ofKind = (kind: HealthRecord['kind']) => records.filter((record) => record.kind === kind)
  const practices = (kind: HealthRecord['kind'], limbType: string): Row[] =>
    union(ofKind(kind))
      .filter(({ from, to }) => to - from >= minSitMs)
      .map((span) => {
        const { date, time } = localMoment(new Date(span.from), span.zone ?? zone)
        const duration = Math.round((span.to - span.from) / minuteMs)
        return { kind: 'practice', date, time, limbType, duration, notes: null, zone: span.zone }
      })
  return {
    nights: nightsOf(ofKind('sleep')).map((span) => ({
      kind: 'night',
      date: localMoment(new Date(span.to), span.zone ?? zone).date,
      bedtime: new Date(span.from).toISOString(),
      wakeTime: new Date(span.to).toISOString(),
      zone: span.zone,
    })),
    sits: practices('sit', 'dhyana'),
    yoga: practices('yoga', 'asana'),
  }
}
