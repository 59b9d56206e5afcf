import type { MemberEvents } from '@sadhana/contract'

/** Null if something may have been missed, so whatever depends on this kind has to be loaded again. */
type Handler = (data: unknown) => void

const handlers = new Map<string, Set<Handler>>()
let stop: Promise<() => void> | undefined

/** Without a kind, all of them have missed something. */
function dispatch(kind: string | null, data: unknown): void {
  const concerned = kind === null ? [...handlers.values()] : [handlers.get(kind) ?? []]
  for (const group of concerned) for (const handler of group) handler(data)
}

/**
 * Calls `handler` with every event of a kind, in whichever tab of this browser it arrives, and with null if some may
 * have been missed, also once at the start. The connection opens with the first handler and closes after the last.
 * Returns how to stop.
 */
export function onEvent<Kind extends keyof MemberEvents>(
  kind: Kind,
  handler: (data: MemberEvents[Kind] | null) => void,
): () => void {
  const own: Handler = (data) => handler(data as MemberEvents[Kind] | null)
  handlers.set(kind, (handlers.get(kind) ?? new Set()).add(own))
  stop ??= import('./event-stream.ts').then(
    ({ startEventStream }) => startEventStream(dispatch),
    // Offline before it was ever loaded. The next handler tries again.
    () => {
      stop = undefined
      return () => {}
    },
  )
  return () => {
    const group = handlers.get(kind)
    group?.delete(own)
    if (group?.size === 0) handlers.delete(kind)
    if (handlers.size > 0) return
    void stop?.then((end) => end())
    stop = undefined
  }
}
