import { setTimeout as pause } from 'node:timers/promises'
import { randomAddress } from '#testing/send.ts'

export type ReadEvent = { id?: string; event: string; data: unknown }

type Options = { token: string; after?: number | undefined; address?: string }

/** Reads a member's event stream as a browser does. */
export async function readEvents(url: string, { token, after, address = randomAddress() }: Options) {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'accept-encoding': 'gzip, br',
      ...(after !== undefined && { 'last-event-id': String(after) }),
    },
    signal: stop.signal,
  })
  const events: ReadEvent[] = []
  let beats = 0
  let text = ''
  const begun = Promise.withResolvers<void>()
  const ended = (async () => {
    if (!response.ok || !response.body) return
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      text += piece
      begun.resolve()
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const event = parse(frame)
        if (event) events.push(event)
        else beats++
      }
    }
  })().catch(() => {})
  // Only then is the page told what happens.
  await Promise.race([begun.promise, ended])
  const told = () => events.filter(({ event }) => event !== 'hello')
  return {
    response,
    events,
    beats: () => beats,
    /** Resolves when the server has ended the stream. */
    ended,
    close: async () => {
      stop.abort()
      await ended
    },
    /** Waits for this many events besides the first greeting. */
    next: async (count: number, withinMs = 10_000): Promise<ReadEvent[]> => {
      const until = performance.now() + withinMs
      while (told().length < count) {
        if (performance.now() > until) throw new Error(`got ${told().length} of ${count} events`)
        await pause(10)
      }
      return told()
    },
  }
}

function parse(frame: string): ReadEvent | undefined {
  const fields = new Map(
    frame.split('\n').map((line) => [line.split(': ')[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  )
  const event = fields.get('event')
  const id = fields.get('id')
  return event ? { event, data: JSON.parse(fields.get('data') ?? 'null'), ...(id && { id }) } : undefined
}
