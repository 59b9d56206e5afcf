import { Agent } from 'node:http'
import { startChild } from '../kit/child.ts'
import { startExplainingProxy } from '../kit/explaining-proxy.ts'
import type { Case } from '../kit/growth.ts'
import { type Call, send } from '../kit/pace.ts'
import type { Size } from '../kit/sizes.ts'
import type { Exact } from './figures.ts'

/** A pool's connection plans a statement again the first five times. */
const warmUp = 60
const counted = 60

type Part = { size: Size; casesOf: (size: Size) => Promise<Case[]> }

/**
 * The average cost of one request, independent of the machine's load. It includes requests that the server itself
 * sends.
 */
export async function exactCostsOf(
  { size, casesOf }: Part,
  isWanted: (name: string) => boolean,
): Promise<Record<string, Exact>> {
  const proxy = await startExplainingProxy(size.url)
  const api = await startChild(new URL('../servers/dated-api.ts', import.meta.url), [proxy.url])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async ({ request }: Case, times: number, isStrict: boolean) => {
    let bytes = 0
    for (let turn = 0; turn < times; turn++) {
      const { status, body } = await send(agent, api.urls.full, request() as Call)
      if (status >= 300 && isStrict) throw new Error(`${status} ${body}`)
      bytes += Buffer.byteLength(body)
    }
    return bytes
  }
  const costs: Record<string, Exact> = {}
  for (const one of await casesOf(size)) {
    if (!isWanted(one.name)) continue
    await ask(one, warmUp, false)
    const before = { ...proxy.cost }
    const bytes = await ask(one, counted, true)
    const each = (total: number) => Math.round(total / counted)
    costs[one.name] = {
      statements: each(proxy.cost.statements - before.statements),
      roundTrips: each(proxy.cost.roundTrips - before.roundTrips),
      buffers: each(proxy.cost.buffers - before.buffers),
      bytes: each(bytes),
    }
  }
  agent.destroy()
  await api.stop()
  proxy.stop()
  return costs
}
