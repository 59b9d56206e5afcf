import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client'
import type { Pool } from 'pg'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(pool: Pool) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Database connections in this process, by state',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'open' }, pool.totalCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'HTTP response time, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers: [registry],
    }),
    outgoingSeconds: new Histogram({
      name: 'outgoing_request_seconds',
      help: 'Time of a call to another service, by provider and outcome',
      labelNames: ['provider', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
    llmCalls: new Counter({
      name: 'llm_calls_total',
      help: 'Texts asked of the language model, by purpose and outcome',
      labelNames: ['purpose', 'outcome'],
      registers: [registry],
    }),
    llmTokens: new Counter({
      name: 'llm_tokens_total',
      help: 'Tokens used with the language model, by purpose',
      labelNames: ['purpose'],
      registers: [registry],
    }),
    llmFirstTextSeconds: new Histogram({
      name: 'llm_first_text_seconds',
      help: 'Time until the first words of the language model, by purpose',
      labelNames: ['purpose'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers: [registry],
    }),
    texts: new Counter({
      name: 'texts_total',
      help: 'Texts asked for, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    communityReads: new Counter({
      name: 'community_reads_total',
      help: 'Reads that may be a moment old, by the database that answered, if there is a standby',
      labelNames: ['database'],
      registers: [registry],
    }),
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'Job duration, by task, outcome and worker',
      // The label isn't called `job`, because Prometheus adds a label of that name to every series.
      labelNames: ['task', 'outcome'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
  }
}

type Reading = { labels?: Record<string, string>; value: number }
type GaugeSource = { name: string; help: string; labelNames?: string[]; read: () => Promise<Reading[]> }

/** A gauge whose value is read on request. If that fails, it is left out, so that the others are still reported. */
export function gaugeFrom(registry: Registry, { name, help, labelNames = [], read }: GaugeSource): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async () => {
      const readings = await read().catch(() => [])
      gauge.reset()
      // Otherwise a gauge without labels would be reported as 0.
      if (readings.length === 0 && labelNames.length === 0) gauge.remove()
      for (const { labels = {}, value } of readings) gauge.set(labels, value)
    },
  })
}

/** A metric as prom-client describes it, even after it was converted to JSON and back. */
type MeasuredValue = Omit<MetricValue<string>, 'labels'> & {
  labels?: Partial<Record<string, string | number>>
  metricName?: string
}
export type MeasuredMetric = Omit<MetricObjectWithValues<MetricValue<string>>, 'values'> & { values: MeasuredValue[] }

/** The metrics that a worker reports besides those of its jobs. */
const workerMetrics = [
  'job_seconds',
  'outgoing_request_seconds',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'nodejs_eventloop_lag_p99_seconds',
]

export const measureWorker = (registry: Registry): Promise<MeasuredMetric[]> =>
  Promise.all(workerMetrics.flatMap((name) => registry.getSingleMetric(name)?.get() ?? []))

/** The metrics of this process and of the workers. Series of a worker have its id as a label. */
export async function describeMetrics(
  registry: Registry,
  workers: readonly { id: string; metrics: MeasuredMetric[] | null }[],
): Promise<string> {
  const own: MeasuredMetric[] = await registry.getMetricsAsJSON()
  const families = new Map(own.map((metric) => [metric.name, { ...metric, values: [...metric.values] }]))
  for (const { id, metrics } of workers) {
    for (const metric of metrics ?? []) {
      const values = metric.values.map((value) => ({ ...value, labels: { ...value.labels, worker: id } }))
      const family = families.get(metric.name)
      if (family) family.values.push(...values)
      else families.set(metric.name, { ...metric, values })
    }
  }
  return [...families.values()].map(textOf).join('\n')
}

const textOf = ({ name, help, type, values }: MeasuredMetric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${String(type)}`,
    ...values.map(({ metricName = name, labels = {}, value }) => `${metricName}${labelsOf(labels)} ${numberOf(value)}`),
    '',
  ].join('\n')

function labelsOf(labels: Partial<Record<string, string | number>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const numberOf = (value: number) => (Math.abs(value) === Infinity ? (value > 0 ? '+Inf' : '-Inf') : String(value))
