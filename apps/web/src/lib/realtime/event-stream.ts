import { ApiError, realtime } from '@sadhana/contract'
import { watchedCallsOf } from '#lib/api/calls.ts'
import { memberOf } from '#lib/session/member-of.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { framesIn, type Frame, waitBefore } from './event-frames.rules.ts'

/** Without a kind, everything may have been missed. */
type Dispatch = (kind: string | null, data: unknown) => void
/** What tabs tell each other: an event, or that a tab has just opened and wants to know where we are. */
type Shared = { member: string; frame: Frame } | { member: string; isNew: true }

const name = 'sadhana-events'
/** The server writes at least every 20 seconds. */
const silenceMs = 45_000
/** A tab that no one has looked at for this long makes way for another, or for no connection at all. */
const hiddenMs = 5 * 60_000
const tooManyMs = 30_000

/**
 * Connects this browser to the server's events. Of all tabs only one is connected, and tells the others; if it closes,
 * the next continues where it was. Returns how to stop.
 */
export function startEventStream(dispatch: Dispatch): () => void {
  const member = memberOf(sessionStore.read())
  if (member === null) return () => {}
  const channel = new BroadcastChannel(name)
  const ended = new AbortController()
  let place: number | undefined
  let isLeading = false
  let turn = new AbortController()

  const share = (shared: Shared) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    if (!ended.signal.aborted) channel.postMessage(shared)
  }
  const take = ({ seq, kind, data }: Frame) => {
    if (seq !== undefined) place = seq
    if (kind === 'hello' || kind === 'resync') dispatch(null, null)
    else dispatch(kind, data)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data.member !== member) return
    if ('frame' in data) take(data.frame)
    else if (isLeading && place !== undefined) share({ member, frame: { seq: place, kind: 'hello', data: {} } })
  })

  /** Reads until the connection ends. Resolves with what the server asked for last. */
  async function read(signal: AbortSignal, onFrame: (frame: Frame) => void): Promise<void> {
    const silent = new AbortController()
    let timer = setTimeout(() => silent.abort(), silenceMs)
    const readText = async (response: Response) => {
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        clearTimeout(timer)
        timer = setTimeout(() => silent.abort(), silenceMs)
        const { frames, rest } = framesIn(text + next.value)
        text = rest
        frames.forEach(onFrame)
      }
      return ''
    }
    try {
      const query = place === undefined ? {} : { after: String(place) }
      await watchedCallsOf(realtime, { signal: AbortSignal.any([signal, silent.signal]), readText }).stream({ query })
    } finally {
      clearTimeout(timer)
    }
  }

  async function lead(signal: AbortSignal): Promise<void> {
    isLeading = true
    let failures = 0
    while (!signal.aborted) {
      let asked: number | undefined
      try {
        await read(signal, (frame) => {
          failures = 0
          if (frame.kind === 'bye') asked = (frame.data as { afterMs: number }).afterMs
          else {
            take(frame)
            share({ member: member ?? '', frame })
          }
        })
      } catch (error) {
        failures++
        if (error instanceof ApiError && error.status === 401) break
        if (error instanceof ApiError && error.status === 429) asked = tooManyMs
      }
      await waitOrNetwork((asked ?? 0) + waitBefore(failures), signal)
    }
    isLeading = false
  }

  const request = () => {
    turn = new AbortController()
    const signal = AbortSignal.any([turn.signal, ended.signal])
    const led = navigator.locks ? navigator.locks.request(name, { signal }, () => lead(signal)) : lead(signal)
    led.catch(() => undefined)
  }

  let hiding: ReturnType<typeof setTimeout> | undefined
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => turn.abort(), hiddenMs)
    else if (turn.signal.aborted) request()
  }
  const stop = () => {
    ended.abort()
    clearTimeout(hiding)
    channel.close()
    document.removeEventListener('visibilitychange', onVisibility)
    unsubscribe()
  }
  // Signed out here or in another tab, or someone else signed in.
  const unsubscribe = sessionStore.subscribe(() => {
    if (memberOf(sessionStore.read()) !== member) stop()
  })
  document.addEventListener('visibilitychange', onVisibility)
  share({ member, isNew: true })
  request()
  return stop
}

/** Ends early when the network is back. */
const waitOrNetwork = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', soon)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const soon = () => void setTimeout(finish, waitBefore(0))
    const timer = setTimeout(finish, ms)
    window.addEventListener('online', soon)
    signal.addEventListener('abort', finish)
  })
