import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Message = { role: 'system' | 'user' | 'assistant'; content: string }
type ChatRequest = { model: string; messages: Message[]; max_tokens?: number }

/**
 * `silent`: never answers. `hesitates`: waits 2.5 s after the first word. `waits`: waits there until `goOn()`. `stuck`:
 * stops there. `cut`: breaks the connection there. `garbage`: sends an answer that isn't in the protocol. `refuses`:
 * declines because of its content filter. `empty`: says nothing.
 */
export type ModelMood =
  | 'answers'
  | 'silent'
  | 'hesitates'
  | 'waits'
  | 'stuck'
  | 'cut'
  | 'broken'
  | 'busy'
  | 'garbage'
  | 'refuses'
  | 'refuses_prompt'
  | 'empty'
  | 'endless'
  | 'redirects'

const error = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message: 'a message of the service', code } }))

const inPieces = (answer: string): string[] => answer.match(/\s*\S+/g) ?? []

/**
 * Implements the streaming part of OpenAI's chat protocol, as hosted models, Ollama and vLLM do, and fails as they do.
 */
export async function startModelStandIn(port = 0) {
  const requests: ChatRequest[] = []
  const standIn = {
    mood: 'answers' as ModelMood,
    /** The answer to a prompt. */
    answer: (_request: ChatRequest): string => 'Sit down, and let the breath come by itself.',
    /** The requests received. The test that reads them empties the list. */
    requests,
    /** How many callers disconnected before the answer was complete. */
    left: 0,
    /** When it last sent its first word, by `performance.now()`. */
    firstWordAt: 0,
    /** Sends the words after the first, in the mood `waits`. */
    goOn: (): void => {},
    authorization: undefined as string | undefined,
  }

  function send(response: ServerResponse, request: ChatRequest): void {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: request.model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      )
    const pieces = inPieces(standIn.answer(request))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.on('close', () => {
      if (!response.writableFinished) standIn.left++
    })
    if (standIn.mood === 'garbage') return void response.end('data: {"choices": [{"delta"\n\n<html>502</html>\n\n')
    chunk({ role: 'assistant', content: '' })
    if (standIn.mood === 'endless') {
      const writeOn = (): void => {
        while (!response.destroyed && chunk({ content: 'on and on '.repeat(50) }));
      }
      response.on('drain', writeOn)
      return writeOn()
    }
    if (standIn.mood === 'refuses') return void (chunk({}, 'content_filter'), response.end('data: [DONE]\n\n'))
    const finish = (): void => {
      chunk({}, 'stop')
      const usage = { prompt_tokens: 40, completion_tokens: pieces.length, total_tokens: 40 + pieces.length }
      response.write(`data: ${JSON.stringify({ id: 'chatcmpl-1', choices: [], usage })}\n\n`)
      response.end('data: [DONE]\n\n')
    }
    const [first, ...others] = standIn.mood === 'empty' ? [] : pieces
    if (first === undefined) return finish()
    standIn.firstWordAt = performance.now()
    chunk({ content: first })
    if (standIn.mood === 'stuck') return
    // The words so far must be sent before the connection breaks.
    if (standIn.mood === 'cut') return void setImmediate(() => response.destroy())
    const goOn = (): void => {
      for (const content of others) chunk({ content })
      finish()
    }
    if (standIn.mood === 'hesitates') setTimeout(goOn, 2_500)
    else if (standIn.mood === 'waits') standIn.goOn = goOn
    else goOn()
  }

  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const body = await text(request)
      if (!request.url?.endsWith('/chat/completions')) return void error(response, 404, 'not_found')
      const prompt = JSON.parse(body) as ChatRequest
      requests.push(prompt)
      standIn.authorization = request.headers.authorization
      if (standIn.mood === 'silent') return void response.on('close', () => standIn.left++)
      if (standIn.mood === 'broken') return void error(response, 500, 'server_error')
      if (standIn.mood === 'busy') return void error(response, 429, 'rate_limit_exceeded')
      if (standIn.mood === 'refuses_prompt') return void error(response, 400, 'content_filter')
      if (standIn.mood === 'redirects' && request.url.startsWith('/v1')) {
        return void response.writeHead(307, { location: '/elsewhere/chat/completions' }).end()
      }
      send(response, prompt)
    }
    reply().catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}
