/** What we look for in an export; everything else is passed over unread. */
const wanted = [
  { kind: 'sit', mark: 'HKCategoryTypeIdentifierMindfulSession', tag: '<Record', attribute: 'type' },
  { kind: 'sleep', mark: 'HKCategoryTypeIdentifierSleepAnalysis', tag: '<Record', attribute: 'type' },
  { kind: 'yoga', mark: 'HKWorkoutActivityTypeYoga', tag: '<Workout', attribute: 'workoutActivityType' },
] as const

export type HealthRecord = {
  kind: (typeof wanted)[number]['kind']
  from: number
  to: number
  /** Of sleep: asleep, in bed, or awake. */
  state: string
  /** An IANA name, where the record has one. */
  zone: string | undefined
}

/** No record is longer; one that is not closed by then is left out. */
const longest = 256 * 1024

/** The end of the tag that begins here, a `>` within quotes aside; -1 if it isn't there yet. */
function tagEnd(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescape = (value: string) =>
  value.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name] ?? '')

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return new Map([...found].map(([, name = '', double, single]) => [name, unescape(double ?? single ?? '')]))
}

const moment = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/

/** `2025-03-24 06:31:00 +0530`, in milliseconds. */
const readMoment = (text = ''): number => Date.parse(text.replace(moment, '$1T$2$3:$4'))

const zoneEntry = /key="HKTimeZone"\s+value="([^"]+)"/

type Wanted = (typeof wanted)[number]

function recordOf(tag: string, inside: string, { kind, mark, attribute }: Wanted): HealthRecord | undefined {
  const attributes = attributesOf(tag)
  const [from, to] = [readMoment(attributes.get('startDate')), readMoment(attributes.get('endDate'))]
  if (attributes.get(attribute) !== mark || !(to > from)) return undefined
  const state = (attributes.get('value') ?? '').replace('HKCategoryValueSleepAnalysis', '')
  return { kind, from, to, state, zone: zoneEntry.exec(inside)?.[1] }
}

/**
 * Finds the records in a text that arrives in pieces of any size. It looks for their names and reads only the tags
 * around them: ten times as fast as taking every tag apart, and what is kept between two pieces is never longer than one
 * record.
 */
export function createScanner(found: (record: HealthRecord) => void): {
  push: (piece: string) => void
  isExport: () => boolean
} {
  let text = ''
  let isExport = false

  /** Reads the record around a mark. Its end, or -1 if it hasn't arrived yet. */
  function readAt(at: number, sought: Wanted, start: number): number {
    const afterMark = at + sought.mark.length
    if (!text.startsWith(sought.tag, start)) return afterMark
    const end = tagEnd(text, start)
    if (end === -1) return text.length - start > longest ? afterMark : -1
    let close = end
    if (text[end - 1] !== '/') {
      close = text.indexOf(`</${sought.tag.slice(1)}>`, end)
      if (close === -1 && text.length - start <= longest) return -1
      if (close === -1) close = end
    }
    const record = recordOf(text.slice(start, end), text.slice(end, close), sought)
    if (record) found(record)
    return Math.max(close, afterMark)
  }

  return {
    isExport: () => isExport,
    push: (piece) => {
      text += piece
      isExport ||= text.includes('<HealthData')
      const next = wanted.map(({ mark }) => text.indexOf(mark))
      let done = 0
      for (;;) {
        const at = Math.min(...next.map((place) => (place === -1 ? Infinity : place)))
        if (at === Infinity) break
        const which = next.indexOf(at)
        const sought = wanted[which] as Wanted
        const start = text.lastIndexOf('<', at)
        const end = readAt(at, sought, start)
        if (end === -1) {
          text = text.slice(start)
          return
        }
        done = end
        for (const [index, { mark }] of wanted.entries()) {
          if (next[index] !== -1 && (next[index] as number) < done) next[index] = text.indexOf(mark, done)
        }
      }
      // A tag may have begun whose name is still to come.
      const open = text.lastIndexOf('<')
      text = text.slice(Math.max(done, open, text.length - longest))
    },
  }
}
