import { Gauge, type Registry } from 'prom-client'
import { findLastCheck } from './checks.repo.ts'
import { countOverdue } from '../endings/endings.service.ts'
import type { BookDeps } from '../giving.deps.ts'

/** What operators are alarmed by. Read from the database, because the worker that finds it out has no metrics page. */
export function addGivingFigures(deps: BookDeps, registry: Registry): void {
  const overdue: Gauge = new Gauge({
    name: 'giving_endings_overdue',
    help: 'Contributions that we have been trying to end at the provider for over an hour',
    registers: [registry],
    collect: async () => {
      overdue.set(await countOverdue(deps))
    },
  })
  const differed = new Gauge({
    name: 'giving_differences',
    help: 'Differences from the provider’s books that the last hourly comparison found, and agreements it could not ask about',
    labelNames: ['kind'],
    registers: [registry],
    collect: async () => {
      const last = await findLastCheck(deps.db)
      differed.set({ kind: 'mended' }, last?.differed ?? 0)
      differed.set({ kind: 'unanswered' }, last?.unanswered ?? 0)
    },
  })
}
