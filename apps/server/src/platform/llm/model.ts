export type Prompt = {
  system: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  /** The maximum length of the answer. */
  maxTokens: number
}

/** A piece of the answer or, at the end, how many tokens the prompt and the answer took, if the service reports it. */
export type ModelPart = { text: string } | { tokens: number }

/** Writes an answer piece by piece. Throws if it can't, and when the signal aborts. */
export type Model = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<ModelPart>

/** The service understood the request, but declined or had nothing to say. */
export class ModelRefusal extends Error {
  override name = 'ModelRefusal'
}
