import type { Clock } from '#platform/clock.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { createCircuits } from '#platform/outgoing/circuits.ts'
import { type Llm, LlmInterruption, type LlmRequest, type Unavailable } from './llm.ts'
import { type Model, type ModelPart, ModelRefusal, type Prompt } from './model.ts'
import type { LlmUsage } from './usage.repo.ts'

type Deps = {
  model: Model
  usage: LlmUsage
  clock: Clock
  log: Pick<Logger, 'warn'>
  metrics: Pick<Metrics, 'llmCalls' | 'llmTokens' | 'llmFirstTextSeconds'>
  firstTextMs?: number
}

const circuit = 'model'
const wholeTextMs = 60_000
/** A rough estimate that fits most models and languages. The real usage is counted afterwards. */
const charactersPerToken = 3
/** A longer text can't be what we requested. */
const maxCharactersPerToken = 12

/** Counts, limits and times calls to a model. Texts are neither stored nor logged here. */
export function createLimitedLlm({ model, usage, clock, log, metrics, firstTextMs = 15_000 }: Deps): Llm {
  const circuits = createCircuits(clock)

  async function* read(
    request: LlmRequest,
    { day, reserved }: { day: string; reserved: number },
  ): AsyncGenerator<string> {
    const { purpose, signal, maxTokens, timeoutMs = wholeTextMs } = request
    const done = new AbortController()
    const late = new AbortController()
    const stop = AbortSignal.any([done.signal, late.signal, ...(signal ? [signal] : [])])
    const whole = setTimeout(() => late.abort(), timeoutMs)
    const first = setTimeout(() => late.abort(), Math.min(firstTextMs, timeoutMs))
    const timeFirstText = metrics.llmFirstTextSeconds.startTimer({ purpose })
    const parts = model(request, stop)[Symbol.asyncIterator]()
    let [written, used, outcome] = [0, undefined as number | undefined, 'stopped']
    try {
      for (;;) {
        const part = await orAbort(parts.next(), stop)
        if (part.done) break
        if ('tokens' in part.value) used = part.value.tokens
        else if (part.value.text) {
          if (written === 0) timeFirstText()
          clearTimeout(first)
          written += part.value.text.length
          if (written > maxTokens * maxCharactersPerToken) throw new Error('the answer does not end')
          yield part.value.text
        }
      }
      if (written === 0) throw new ModelRefusal()
      outcome = 'done'
      circuits.succeeded(circuit)
    } catch (error) {
      if (signal?.aborted) {
        if (written === 0) throw signal.reason
        return
      }
      const reason = error instanceof ModelRefusal ? 'refused' : late.signal.aborted ? 'slow' : 'down'
      outcome = reason
      if (reason === 'refused') circuits.succeeded(circuit)
      else circuits.failed(circuit)
      // Neither the error nor its message is logged, because they may contain the prompt or the answer.
      log.warn({ purpose, reason, status: statusOf(error) }, 'the language model gave no answer')
      throw new LlmInterruption(reason)
    } finally {
      clearTimeout(whole)
      clearTimeout(first)
      done.abort()
      const tokens = used ?? Math.min(reserved, written === 0 ? 0 : tokensBefore(request) + tokensOf(written))
      metrics.llmCalls.inc({ purpose, outcome })
      metrics.llmTokens.inc({ purpose }, tokens)
      await usage.recordActual({ userId: request.memberId, day, reserved, used: tokens })
    }
  }

  const refuse = (purpose: string, unavailable: Unavailable, outcome: string = unavailable) => {
    metrics.llmCalls.inc({ purpose, outcome })
    return { unavailable }
  }

  const stream: Llm['stream'] = async (request) => {
    const { purpose, memberId, signal, maxTokens } = request
    signal?.throwIfAborted()
    if (!circuits.mayCall(circuit)) return refuse(purpose, 'down', 'circuit_open')
    const reserved = tokensBefore(request) + maxTokens
    const day = await usage.reserve({ userId: memberId, tokens: reserved })
    if (!day) return refuse(purpose, 'quota')
    const words = read(request, { day, reserved })
    try {
      const first = await words.next()
      return { text: first.done ? words : withFirst(first.value, words) }
    } catch (error) {
      if (error instanceof LlmInterruption) return { unavailable: error.reason }
      throw error
    }
  }

  const write: Llm['write'] = async (request) => {
    const response = await stream(request)
    if ('unavailable' in response) return response
    try {
      let text = ''
      for await (const words of response.text) text += words
      request.signal?.throwIfAborted()
      return { text }
    } catch (error) {
      if (error instanceof LlmInterruption) return { unavailable: error.reason }
      throw error
    }
  }

  return { isConfigured: true, write, stream }
}

const tokensOf = (characters: number) => Math.ceil(characters / charactersPerToken)
const tokensBefore = ({ system, messages }: Prompt) =>
  tokensOf(messages.reduce((sum, { content }) => sum + content.length, system.length))

/** Doesn't rely on the model's code to notice the signal. */
function orAbort(next: Promise<IteratorResult<ModelPart>>, signal: AbortSignal): Promise<IteratorResult<ModelPart>> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(new Error('aborted'))
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return Promise.race([next, promise]).finally(() => signal.removeEventListener('abort', abort))
}

/** Leaving the loop early also ends the rest. */
async function* withFirst(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}

const statusOf = (error: unknown): unknown => (error as { statusCode?: unknown } | undefined)?.statusCode
