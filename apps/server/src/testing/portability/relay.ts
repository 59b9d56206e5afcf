import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Call = { path: string; forward: () => Promise<Response> }

/** Answers instead of the installation behind the relay. */
export type Interception = (call: Call, response: ServerResponse) => Promise<unknown>

/** The address of an installation, whose server may come later, change, die or lie. */
export async function startRelay() {
  const relay = {
    url: '',
    /** Where the installation really is. */
    target: '',
    /** The paths of all calls so far. */
    calls: [] as string[],
    intercept: undefined as Interception | undefined,
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', method = 'GET', headers } = request
    relay.calls.push(path)
    const body = method === 'GET' ? null : await text(request)
    const type = headers['content-type']
    const forward = () =>
      fetch(relay.target + path, { method, body, redirect: 'manual', headers: type ? { 'content-type': type } : {} })
    try {
      if (relay.intercept) await relay.intercept({ path, forward }, response)
      if (!response.headersSent) await passOn(await forward(), response)
    } catch {
      response.destroy()
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return relay
}

async function passOn(answer: Response, response: ServerResponse): Promise<void> {
  const content = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(content)
}
