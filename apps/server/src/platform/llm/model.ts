export type Prompt = {
  system: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  /** The longest answer. */
  maxTokens: number
}

/** A piece of the answer, or at the end how many tokens prompt and answer took, if the service says so. */
export type ModelPart = { text: string } | { tokens: number }

/** Writes an answer piece by piece; throws when it cannot, and when the signal says stop. */
export type Model = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<ModelPart>

/** The service understood, and declined or had nothing to say. */
export class ModelRefusal extends Error {
  override name = 'ModelRefusal'
}
