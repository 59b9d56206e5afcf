import type { Prompt } from './model.ts'

/** Why there is no text. Callers manage without: an installation may have no model at all. */
export type Unavailable = 'not_configured' | 'quota' | 'down' | 'slow' | 'refused'

export type LlmRequest = Prompt & {
  /** What the text is for: a label in the metrics. */
  purpose: string
  /** Whose budget of the day pays for it. */
  memberId: string
  /** For the whole text. The first words have 15 seconds at most. */
  timeoutMs?: number
  /** Stops the model too: before the first words the call throws the signal's reason, after them the text ends. */
  signal?: AbortSignal
}

/** Thrown while a stream is read, when the rest will not come. */
export class LlmInterruption extends Error {
  override name = 'LlmInterruption'
  readonly reason: Unavailable
  constructor(reason: Unavailable) {
    super(`the model stopped midway: ${reason}`)
    this.reason = reason
  }
}

/** A language model, if there is one. A call takes seconds, so it must not be made in a transaction. */
export type Llm = {
  isConfigured: boolean
  write: (request: LlmRequest) => Promise<{ text: string } | { unavailable: Unavailable }>
  /** Answers when the first words are there. Reading on may throw an `LlmInterruption`; leaving early stops the model. */
  stream: (request: LlmRequest) => Promise<{ text: AsyncIterable<string> } | { unavailable: Unavailable }>
}

export const withoutLlm: Llm = {
  isConfigured: false,
  write: async () => ({ unavailable: 'not_configured' }),
  stream: async () => ({ unavailable: 'not_configured' }),
}
