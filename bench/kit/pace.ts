import { Agent, request } from 'node:http'

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string }
export type Outcome = { status: number; milliseconds: number; body: string }

/** Sends one request and waits for the whole reply. */
export function send(agent: Agent, url: string, { method, path, headers = {}, body }: Call): Promise<Outcome> {
  const began = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const sent = request(new URL(path, url), { agent, method, headers }, (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => (text += chunk))
    response.on('error', reject)
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - began, body: text }),
    )
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

type Pace = { perSecond: number; seconds: number; call: () => Call }

/**
 * Requests start at a steady pace, whether or not earlier ones have been answered, like those of real users. Times
 * count from the moment at which a request was due, so that a slow generator can't make the server look better.
 */
export async function sendAtPace(url: string, { perSecond, seconds, call }: Pace): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
  const began = performance.now()
  const outcomes: Promise<Outcome>[] = []
  const { promise: allSent, resolve: finish } = Promise.withResolvers<void>()
  const dueAt = (index: number) => began + (index * 1_000) / perSecond
  const sendDue = () => {
    const now = performance.now()
    while (dueAt(outcomes.length) <= now) {
      if (dueAt(outcomes.length) - began >= seconds * 1_000) return finish()
      const late = now - dueAt(outcomes.length)
      outcomes.push(
        send(agent, url, call()).then((outcome) => ({ ...outcome, milliseconds: outcome.milliseconds + late })),
      )
    }
    setTimeout(sendDue, Math.max(0, dueAt(outcomes.length) - performance.now()))
  }
  sendDue()
  await allSent
  const answered = await Promise.all(outcomes)
  agent.destroy()
  return answered
}
