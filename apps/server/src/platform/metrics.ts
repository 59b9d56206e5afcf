import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
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
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'Job duration, by name and outcome',
      labelNames: ['job', 'outcome'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
      registers: [registry],
    }),
  }
}
