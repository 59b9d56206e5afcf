/** An event as it is stored and sent. */
export type MemberEvent = { seq: number; kind: string; data: unknown }

/** How many missed events are sent again. Beyond that, loading everything once is cheaper. */
export const maxReplayed = 200

/** One event in the format of server-sent events. JSON has no line breaks of its own. */
export const frameOf = ({ seq, kind, data }: MemberEvent): string =>
  `id: ${seq}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`

/** Tells the page from which number on it is informed. */
export const helloFrame = (seq: number): string => frameOf({ seq, kind: 'hello', data: {} })

/** Tells the page that it has missed something, and must load what it shows again. */
export const resyncFrame = (seq: number): string => frameOf({ seq, kind: 'resync', data: {} })

/** Asks the page to come back after a while. Without an id, so that the page keeps its place. */
export const byeFrame = (afterMs: number): string => `event: bye\ndata: ${JSON.stringify({ afterMs })}\n\n`

/** A comment, which clients ignore. It keeps proxies from closing the connection, and shows that it still works. */
export const heartbeatFrame = ':\n\n'

/** What a page has missed: the events after the last one it knows, or too much to send. */
type Missed = { is: 'replay'; events: readonly MemberEvent[] } | { is: 'resync'; seq: number }

/**
 * Numbers have no gaps, so as many events must be stored as have passed. If some are deleted already, or there are too
 * many, or the page has a number that we never gave (after a restored backup), it has to load everything again.
 */
export function judgeMissed(after: number, { last, events }: { last: number; events: readonly MemberEvent[] }): Missed {
  const isComplete = after <= last && events.length === last - after && events.length <= maxReplayed
  return isComplete ? { is: 'replay', events } : { is: 'resync', seq: last }
}

/** The number after which a page wants to continue, or undefined if it sent none that could be one. */
export function readPlace(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return undefined
  return Number(text)
}
