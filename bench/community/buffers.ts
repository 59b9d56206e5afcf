import { Agent } from 'node:http'
import { startChild } from '../kit/child.ts'
import { type Cost, startExplainingProxy } from '../kit/explaining-proxy.ts'
import { type Case, only, startOurApi } from '../kit/growth.ts'
import { type Call, send } from '../kit/pace.ts'
import { printTable } from '../kit/report.ts'
import type { Size } from '../kit/sizes.ts'
import { casesOf } from './cases.ts'

/** Each connection of the pool plans a statement again the first five times. */
const warmUp = 60
const counted = 60

async function costOfCase(url: string, { request }: Case, cost: Cost): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (times: number) => {
    for (let turn = 0; turn < times; turn++) await send(agent, url, request() as Call)
  }
  await ask(warmUp)
  const before = { ...cost }
  await ask(counted)
  agent.destroy()
  return {
    statements: (cost.statements - before.statements) / counted,
    roundTrips: (cost.roundTrips - before.roundTrips) / counted,
    buffers: (cost.buffers - before.buffers) / counted,
  }
}

type Costs = Map<string, { ours: Cost; ideal: Cost }>

async function costsOf(size: Size): Promise<Costs> {
  const proxies = [await startExplainingProxy(size.url), await startExplainingProxy(size.url)] as const
  const [forOurs, forIdeal] = proxies
  const ours = await startOurApi({ ...size, url: forOurs.url })
  const ideal = await startChild(new URL('./bare-node.ts', import.meta.url), [forIdeal.url])
  const costs: Costs = new Map()
  for (const one of await casesOf(size)) {
    if (!one.name.startsWith(only)) continue
    costs.set(one.name, {
      ours: await costOfCase(ours.urls.full, one, forOurs.cost),
      ideal: await costOfCase(ideal.urls.full, one, forIdeal.cost),
    })
  }
  await Promise.all([ours.stop(), ideal.stop()])
  for (const proxy of proxies) proxy.stop()
  return costs
}

/** Statements and shared buffers of one request at every size. Neither may grow with the number of members. */
export async function printBuffers(sizes: Size[]): Promise<void> {
  for (const size of sizes) {
    const costs = await costsOf(size)
    printTable(
      [`a request, ${size.sessions}`, 'statements', 'buffers', 'buffers of the ideal'],
      Array.from(costs, ([name, { ours, ideal }]) => [
        name,
        ours.statements.toFixed(1),
        ours.buffers.toFixed(0),
        ideal.buffers.toFixed(0),
      ]),
    )
  }
}
