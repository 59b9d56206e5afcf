import { type ChatEvent, guide } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { answer, changeConsent, clearChat, readChat, removeExchange } from './chat/chat.service.ts'
import type { GuideDeps } from './chat/guide.deps.ts'

type Answering = ReturnType<typeof answer>

export const guideRoutes = (deps: Omit<GuideDeps, 'db'>) =>
  implement(guide, {
    read: ({ member, query, db }) => readChat({ ...deps, db }, member.id, query),
    ask: async ({ member, body, caller, db }) => {
      const words = answer(
        { ...deps, db },
        { id: member.id, language: caller.language },
        body,
        new AbortController().signal,
      )
      for (;;) {
        const next = await words.next()
        if (next.done) return next.value
      }
    },
    stream: async ({ member, body, caller, db }) =>
      stoppable((signal) =>
        asEvents(answer({ ...deps, db }, { id: member.id, language: caller.language }, body, signal)),
      ),
    allow: ({ member, body, db }) => changeConsent({ ...deps, db }, member.id, body.mayUseLog),
    remove: ({ member, params, db }) => removeExchange({ db }, member.id, params.id),
    clear: ({ member, db }) => clearChat({ db }, member.id),
  })

const eventOf = (event: ChatEvent): string => `data: ${JSON.stringify(event)}\n\n`

async function* asEvents(words: Answering): AsyncGenerator<string> {
  for (;;) {
    const next = await words.next()
    if (next.done) return yield eventOf({ reply: next.value })
    yield eventOf({ text: next.value })
  }
}

/** Stops the model at once when the reader leaves. A generator alone would first wait for the next words. */
function stoppable(begin: (signal: AbortSignal) => AsyncGenerator<string>): AsyncIterable<string> {
  const stop = new AbortController()
  const pieces = begin(stop.signal)
  const end = async (): Promise<IteratorResult<string>> => {
    stop.abort()
    return pieces.return(undefined)
  }
  return { [Symbol.asyncIterator]: () => ({ next: () => pieces.next(), return: end, throw: end }) }
}
