import { Agent } from 'node:http'
import type { MakeRequest } from './load.ts'
import { type Call, send } from './pace.ts'

const requests = 5
const pageLength = 20

type Item = { id: string }

/** The statement returns a page and one more row, where our API returns a cursor. */
const idsOf = (body: string): string => {
  const answer = JSON.parse(body) as Item[] | { items: Item[] }
  const items = Array.isArray(answer) ? answer.slice(0, pageLength) : answer.items
  return items.map(({ id }) => id).join(' ')
}

/** A fast but wrong answer would be worthless. */
export async function requireSameAnswer(bare: string, ours: string, request: MakeRequest): Promise<void> {
  const agent = new Agent()
  for (let turn = 0; turn < requests; turn++) {
    const call = request() as Call
    const [expected, actual] = await Promise.all([send(agent, bare, call), send(agent, ours, call)])
    if (actual.status === 200 && idsOf(expected.body) === idsOf(actual.body)) continue
    throw new Error(`${call.path}: ${actual.status} ${actual.body}\ninstead of\n${expected.body}`)
  }
  agent.destroy()
}
