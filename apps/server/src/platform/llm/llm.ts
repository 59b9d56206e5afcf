import type { Prompt } from './model.ts'

/** Why there is no text. Callers must work without it, because an installation may have no model at all. */
export type Unavailable = 'not_configured' | 'quota' | 'down' | 'slow' | 'refused'

export type LlmRequest = Prompt & {
  /** What the text is for. Used as a label in the metrics. */
  purpose: string
  /** The member whose daily budget is used. */
  memberId: string
  /** The time for the whole text. The first words must arrive within 15 seconds. */
  timeoutMs?: number
  /** Also stops the model. Before the first words, the call throws the signal's reason; after that, the text ends. */
  signal?: AbortSignal
}

/** Thrown while a stream is being read, if the rest won't arrive. */
export class LlmInterruption extends Error {
  override name = 'LlmInterruption'
  readonly reason: Unavailable
  constructor(reason: Unavailable) {
    super(`the model stopped midway: ${reason}`)
    this.reason = reason
  }
}

/** A language model, if there is one. A call takes seconds, so don't make it in a transaction. */
export type Llm = {
  isConfigured: boolean
  write: (request: LlmRequest) => Promise<{ text: string } | { unavailable: Unavailable }>
  /**
   * Returns once the first words have arrived. Reading on may throw an `LlmInterruption`. Leaving early stops the
   * model.
   */
  stream: (request: LlmRequest) => Promise<{ text: AsyncIterable<string> } | { unavailable: Unavailable }>
}

export const withoutLlm: Llm = {
  isConfigured: false,
  write: async () => ({ unavailable: 'not_configured' }),
  stream: async () => ({ unavailable: 'not_configured' }),
}
