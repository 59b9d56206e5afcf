import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate } from 'node:timers/promises'
import { Client } from 'pg'
import { homes } from './homes.ts'
import { splits } from './split-tables.ts'

type PlanNode = {
  'Node Type': string
  Operation?: string
  'Relation Name'?: string
  'Actual Loops'?: number
  Plans?: PlanNode[]
}

/** One of the parts of a table, or the whole of a table that isn't split. */
export type Touched = { table: string; kind: 'member' | 'room' | 'central'; part: number; statement: string }

/** What ran for a request, and how many of its statements still run. */
type Asked = { notices: string[]; running: number }

const asked = new AsyncLocalStorage<Asked | undefined>()
let current: Asked | undefined
const enter = () => asked.enterWith(current)

/**
 * Makes PostgreSQL send the plan of every statement of this process, those inside functions and triggers too. Each is
 * planned for its values: a plan for all values can't know which parts a list of ids lies in, as a router of shards
 * does. The plans of small tables would rather read every part than look up a few rows.
 */
const settings = Object.entries({
  jit: 'off',
  plan_cache_mode: 'force_custom_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  enable_memoize: 'off',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** A connection's parts that its types don't show. */
type Wired = {
  connectionParameters: { options?: string }
  connection: { on: (event: 'readyForQuery', listener: () => void) => void }
}

/**
 * Listens on every connection that this process makes from now on, and notes for which request a statement runs. Without
 * a request, as in a job, nothing is noted. Returns what ends it.
 */
export function hearPlans(): () => void {
  subscribe('http.server.request.start', enter)
  // oxlint-disable-next-line unbound-method -- each is called with its own client below
  const { connect, query } = Client.prototype
  const queues = new WeakMap<Client, (Asked | undefined)[]>()
  Client.prototype.connect = function (this: Client, ...call: never[]) {
    const wired = this as unknown as Wired
    wired.connectionParameters.options = settings
    const queue: (Asked | undefined)[] = []
    queues.set(this, queue)
    this.on('notice', ({ message = '' }) => queue[0]?.notices.push(message))
    wired.connection.on('readyForQuery', () => {
      const done = queue.shift()
      if (done) done.running--
    })
    return Reflect.apply(connect, this, call)
  } as typeof connect
  Client.prototype.query = function (this: Client, ...call: never[]) {
    const request = asked.getStore()
    if (request) request.running++
    queues.get(this)?.push(request)
    return Reflect.apply(query, this, call) as unknown
  } as typeof query
  return () => {
    unsubscribe('http.server.request.start', enter)
    Object.assign(Client.prototype, { connect, query })
  }
}

/** What the requests that arrive during `work` touched. */
export async function touchedIn(work: () => Promise<unknown>): Promise<Touched[]> {
  const request: Asked = { notices: [], running: 0 }
  current = request
  try {
    await work()
  } finally {
    current = undefined
  }
  while (request.running > 0) await setImmediate()
  return request.notices.flatMap(read)
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

function read(notice: string): Touched[] {
  const [, inserted] = /^inserted into (\w+)$/.exec(notice) ?? []
  if (inserted) return touching(inserted, `insert into ${inserted}`)
  if (!notice.startsWith('duration:')) return []
  const { 'Query Text': text, Plan: plan } = JSON.parse(notice.slice(notice.indexOf('{'))) as {
    'Query Text': string
    Plan: PlanNode
  }
  const statement = text.replaceAll(/\s+/g, ' ').trim()
  return nodesOf(plan)
    .filter((node) => node['Actual Loops'] !== 0)
    .flatMap(({ 'Relation Name': name = '' }) => touching(name, statement))
}

function touching(name: string, statement: string): Touched[] {
  const [, table = '', part = ''] = /^(\w+)_p(\d+)$/.exec(name) ?? []
  const split = splits.get(table)
  if (split) return [{ table, kind: split.kind, part: Number(part), statement }]
  return homes.get(name) === 'central' ? [{ table: name, kind: 'central', part: 0, statement }] : []
}
