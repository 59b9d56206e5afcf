import type { Registry } from 'prom-client'
import { gaugeFrom } from '#platform/metrics.ts'
import { findLastCheck } from './checks.repo.ts'
import { countOverdue } from '../endings/endings.service.ts'
import type { BookDeps } from '../shared/giving.deps.ts'

/** Gauges for alerts. They are read from the database, because any process may have found the difference. */
export function addGivingGauges(deps: BookDeps, registry: Registry): void {
  gaugeFrom(registry, {
    name: 'giving_endings_overdue',
    help: 'Contributions that we have been trying to end at the provider for over an hour',
    read: async () => [{ value: await countOverdue(deps) }],
  })
  gaugeFrom(registry, {
    name: 'giving_differences',
    help: 'Differences from the provider’s books that the last hourly comparison found, and agreements it could not ask about',
    labelNames: ['kind'],
    read: async () => {
      const last = await findLastCheck(deps.db)
      return [
        { labels: { kind: 'mended' }, value: last?.differed ?? 0 },
        { labels: { kind: 'unanswered' }, value: last?.unanswered ?? 0 },
      ]
    },
  })
}
