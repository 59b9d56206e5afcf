import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, extractReasoningMiddleware, streamText, wrapLanguageModel } from 'ai'
import { type Model, ModelRefusal } from './model.ts'

type Options = { url: string; name: string; apiKey: string | undefined }

/**
 * Works with any service that speaks OpenAI's chat protocol: a hosted one, Ollama or vLLM. The library is large, so it
 * is loaded only if used.
 */
export function createOpenAiModel({ url, name, apiKey }: Options): Model {
  const service = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    includeUsage: true,
    // The operator chose this address, so it may be private. No one else can choose another.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    ...(apiKey && { apiKey }),
  })
  const model = wrapLanguageModel({
    model: service(name),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })

  return async function* ({ system, messages, maxTokens }, signal) {
    const { stream } = streamText({
      model,
      instructions: system,
      messages: [...messages],
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      // The stream below reports the error. By default, the library would print the prompt.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') yield { text: part.text }
      else if (part.type === 'error') throw asRefusal(part.error)
      else if (part.type === 'finish') {
        if (part.finishReason === 'content-filter') throw new ModelRefusal()
        if (part.finishReason === 'other') throw new Error('the answer broke off')
        if (part.totalUsage.totalTokens !== undefined) yield { tokens: part.totalUsage.totalTokens }
      }
    }
  }
}

const asRefusal = (error: unknown): unknown =>
  APICallError.isInstance(error) && error.statusCode === 400 && /content_(filter|policy)/.test(error.responseBody ?? '')
    ? new ModelRefusal()
    : error
