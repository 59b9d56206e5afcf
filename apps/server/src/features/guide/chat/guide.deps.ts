import { Counter, type Registry } from 'prom-client'
import type { ChatKind } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Llm } from '#platform/llm/llm.ts'

export type GuideDeps = {
  db: Db
  clock: Clock
  llm: Llm
  /** This count is all that operators learn about a conversation. */
  countAnswer: (kind: ChatKind) => void
}

export function countAnswersIn(registry: Registry): GuideDeps['countAnswer'] {
  const answers = new Counter({
    name: 'guide_answers_total',
    help: 'Answers of the Practice Guide, by who gave them',
    labelNames: ['kind'],
    registers: [registry],
  })
  return (kind) => answers.inc({ kind })
}
