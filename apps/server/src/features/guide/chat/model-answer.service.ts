import { type Llm, LlmInterruption, type Unavailable } from '#platform/llm/llm.ts'
import { isCrisis } from '@sadhana/contract/crisis'
import { oversteps } from '../safety/boundary.rules.ts'
import { type Answer, asPlainText, cited } from './answer.rules.ts'
import { promptFor, repeatsFrame } from './prompt.rules.ts'

type Asking = { llm: Llm; userId: string; signal: AbortSignal }

/** `wasSent` is true if the question was sent to the model. */
type ModelOutcome = { answer: Answer } | { reason: 'quota' | 'down' | 'overstepped'; wasSent: boolean }

const wholeAnswerMs = 30_000

/** Asks the model, and accepts its answer only if it is based on the passages and follows the guide's rules. */
export async function* askModel(
  { llm, userId, signal }: Asking,
  question: Parameters<typeof promptFor>[0],
): AsyncGenerator<string, ModelOutcome> {
  const stop = new AbortController()
  const stream = await llm.stream({
    ...promptFor(question),
    purpose: 'guide',
    memberId: userId,
    timeoutMs: wholeAnswerMs,
    signal: AbortSignal.any([signal, stop.signal]),
  })
  if ('unavailable' in stream) return { reason: reasonOf(stream.unavailable), wasSent: stream.unavailable !== 'quota' }
  let [raw, shown] = ['', '']
  try {
    for await (const words of stream.text) {
      raw += words
      if (oversteps(raw) || isCrisis(raw)) {
        stop.abort()
        return { reason: 'overstepped', wasSent: true }
      }
      const plain = asPlainText(readable(raw))
      if (plain.length > shown.length && plain.startsWith(shown)) {
        yield plain.slice(shown.length)
        shown = plain
      }
    }
  } catch (error) {
    if (error instanceof LlmInterruption) return { reason: reasonOf(error.reason), wasSent: true }
    throw error
  }
  // A cancelled stream ends like a complete one.
  signal.throwIfAborted()
  const answer = repeatsFrame(raw) ? null : cited(raw, question.passages)
  return answer ? { answer } : { reason: 'down', wasSent: true }
}

const reasonOf = (unavailable: Unavailable) => (unavailable === 'quota' ? 'quota' : 'down')

/** The text received so far, without a last word that may turn out to be an address, markup or a tag. */
const readable = (text: string): string =>
  /[\s^][\p{L}\p{N}’',-]*$/u.test(` ${text}`) ? text : text.replace(/\S+$/, '')
