import { createClient, type Routes } from '@sadhana/contract'
import { announceChange } from '#lib/api/other-tabs.ts'
import { createRefreshSession, type Locks } from '#lib/session/refresh-session.ts'
import { withEarlyAnswers, type EarlyAnswers } from '#lib/session/early-answers.ts'
import type { Watched } from '#lib/http/http.ts'
import { createSend } from './send.ts'
import { withStoredAnswers } from './stored-answers.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { noteSuspension } from '#lib/session/suspension.ts'

/** Without the Locks API (plain http away from localhost), each tab can only control itself. */
const locks: Locks = navigator.locks
  ? { request: async (name, work) => await navigator.locks.request(name, work) }
  : { request: (_name, work) => work() }

const now = () => Date.now()
const { askedEarly } = globalThis as { askedEarly?: EarlyAnswers }

const browser = {
  store: sessionStore,
  fetch: withEarlyAnswers((url, init) => fetch(url, init), askedEarly, now),
  onAnswer: noteSuspension,
  now,
}

// oxlint-disable-next-line no-console -- an answer of unexpected shape is the server's fault, and this is how its people find it
const warn = (message: string, detail: unknown) => console.warn(message, detail)

const refresh = createRefreshSession({ ...browser, locks, warn })

const sendAsMember = withStoredAnswers(createSend({ ...browser, refresh }))

export const send: typeof sendAsMember = async (sent) => {
  const answer = await sendAsMember(sent)
  announceChange(sent, answer)
  return answer
}

/** The calls of one part of the contract, created where they are used, so that a page carries only those it needs. */
export const callsOf = <R extends Routes>(routes: R) => createClient({ routes }, send).routes

/** The same calls with ways to follow them: a signal can cancel them, and the reply can be read as it arrives. */
export const watchedCallsOf = <R extends Routes>(routes: R, watched: Watched) =>
  createClient({ routes }, (sent) => send({ ...sent, ...watched })).routes
