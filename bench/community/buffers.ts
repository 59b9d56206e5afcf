import { Agent } from 'node:http'
import { type Cost, startExplainingProxy } from '../explaining-proxy.ts'
import { type Case, only, startOurApi } from '../growth.ts'
import { type Call, send } from '../pace.ts'
import { printTable } from '../report.ts'
import type { Size } from '../sizes.ts'
import { casesOf } from './cases.ts'

/** Each of the pool's connections plans a statement anew for the first five times. */
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
    buffers: (cost.buffers - before.buffers) / counted,
  }
}

async function costsOf(size: Size): Promise<Map<string, Cost>> {
  const proxy = await startExplainingProxy(size.url)
  const api = await startOurApi({ ...size, url: proxy.url })
  const costs = new Map<string, Cost>()
  for (const one of await casesOf(size)) {
    if (one.name.startsWith(only)) costs.set(one.name, await costOfCase(api.urls.full, one, proxy.cost))
  }
  await api.stop()
  proxy.stop()
  return costs
}

/** Statements and shared buffers of one request, at every size: neither may grow with the number of members. */
export async function printBuffers(sizes: Size[]): Promise<void> {
  const bySize = new Map<number, Map<string, Cost>>()
  for (const size of sizes) bySize.set(size.sessions, await costsOf(size))
  const names = new Set([...bySize.values()].flatMap((costs) => Array.from(costs.keys())))
  const heads = sizes.flatMap(({ sessions }) => [`statements, ${sessions}`, `buffers, ${sessions}`])
  const cells = (name: string) =>
    [...bySize.values()].flatMap((costs) => {
      const cost = costs.get(name)
      return cost ? [cost.statements.toFixed(1), cost.buffers.toFixed(0)] : ['', '']
    })
  printTable(
    ['a request', ...heads],
    [...names].map((name) => [name].concat(cells(name))),
  )
}
