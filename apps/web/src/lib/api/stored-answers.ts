import type { Answer, SentRequest } from '@sadhana/contract'
import { NetworkError, type Watched } from '#lib/http/http.ts'
import { onSignOut } from '#lib/session/forget-member.ts'
import { memberOf } from '#lib/session/member-of.ts'
import { sessionStore } from '#lib/session/session-store.ts'

/** Each member has a cache of their own, so no one can be shown another member's answers. */
const prefix = 'reads-'
/** On a network that hardly answers, what is stored comes first after this time. */
const patienceMs = 8000

/** What can be read without a network: the member's own log, settings and texts, and nothing about other people. */
const readable = new RegExp(
  `^/api/(${[
    'auth/me|journey/settings|analytics|usual-practices|practice-tags|privacy|timer|meditation-(sessions|stats)',
    'practice-sessions(/[0-9a-f-]{36})?|mood-entries|sleep-entries|user-preferences',
    'wellness/(insights|hard|questions(/[0-9a-f-]{36})?)|reminders',
    'gamification/(stats|achievements|learning(/[^/]+)?)|motivational-quotes|recommendations',
  ].join('|')})(\\?|$)`,
)

type Sent = SentRequest & Watched
type SendRequest = (sent: Sent) => Promise<Answer>

const workers = (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker
const canStore = workers !== undefined && 'caches' in globalThis
/** Without the worker the app doesn't open offline, so nothing is stored. */
const isControlled = () => Boolean(workers?.controller)

const currentMember = () => memberOf(sessionStore.read())
const nameOf = (member: string) => prefix + member

/** Answers that arrived before the worker was ready. */
const early = new Map<string, { member: string; answer: Answer }>()
let wasUsed = false

async function store(member: string, url: string, { contentType, text }: Answer): Promise<void> {
  const cache = await caches.open(nameOf(member))
  await cache.put(url, new Response(text, { headers: { 'content-type': contentType } }))
  // The member may have signed out while the answer was on its way.
  if (currentMember() !== member) await caches.delete(nameOf(member))
}

function remember(member: string, url: string, answer: Answer) {
  if (!isControlled()) early.set(url, { member, answer })
  // A full device stores nothing more, and the page of this device's settings says so.
  else store(member, url, answer).catch(() => undefined)
}

async function find(member: string, url: string): Promise<Answer | undefined> {
  const cache = await caches.open(nameOf(member))
  const stored = await cache.match(url)
  if (!stored) return undefined
  wasUsed = true
  const contentType = stored.headers.get('content-type') ?? ''
  return { status: 200, statusText: 'OK', contentType, text: await stored.text() }
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Stores what a member reads, and returns it again when the network doesn't answer. */
export function withStoredAnswers(send: SendRequest): SendRequest {
  if (!canStore) return send
  return async (sent) => {
    const member = currentMember()
    const { url } = sent
    if (!member || sent.method !== 'GET' || !readable.test(url)) return send(sent)
    const answer = send(sent).then((arrived) => {
      if (arrived.status === 200) remember(member, url, arrived)
      return arrived
    })
    if (!isControlled()) return answer
    const findStored = () => find(member, url).catch(() => undefined)
    const late = later(patienceMs).then(findStored)
    try {
      return (await Promise.race([answer, late])) ?? (await answer)
    } catch (error) {
      const stored = error instanceof NetworkError && !sent.signal?.aborted ? await findStored() : undefined
      if (!stored) throw error
      return stored
    }
  }
}

/** Calls `listener` when the network is back, if something on the page may be older than the server's. */
export function onceOnlineAgain(listener: () => void): () => void {
  const refresh = () => {
    if (!wasUsed) return
    wasUsed = false
    listener()
  }
  window.addEventListener('online', refresh)
  return () => window.removeEventListener('online', refresh)
}

/** Removes what is stored for everyone except this member. */
async function forgetOthers(member: string | null): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOf(member ?? ''))
  await Promise.all(others.map((name) => caches.delete(name)))
}

if (canStore) {
  workers.addEventListener('controllerchange', () => {
    early.forEach(({ member, answer }, url) => remember(member, url, answer))
    early.clear()
  })
  const forget = (member: string | null) => {
    early.clear()
    return forgetOthers(member).catch(() => undefined)
  }
  onSignOut(() => forget(null))
  let known = currentMember()
  void forget(known)
  // A session may also end here, in another tab, or on the server, and another member may sign in.
  sessionStore.subscribe(() => {
    const member = currentMember()
    if (member !== known) void forget(member)
    known = member
  })
}
