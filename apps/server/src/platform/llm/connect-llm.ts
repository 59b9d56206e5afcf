import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { Logger } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { type Llm, withoutLlm } from './llm.ts'
import { createLimitedLlm } from './limited-llm.ts'
import { createLlmUsage } from './usage.repo.ts'

type Deps = { config: Config; db: Db; clock: Clock; log: Logger; metrics: Metrics }

/** Connects the configured model, if any. Its code is loaded only if there is one. */
export async function connectLlm({ config, db, clock, log, metrics }: Deps): Promise<Llm> {
  const { LLM_URL: url, LLM_MODEL: name, LLM_API_KEY: apiKey } = config
  if (!url || !name) return withoutLlm
  const { createOpenAiModel } = await import('./openai-model.ts')
  return createLimitedLlm({
    model: createOpenAiModel({ url, name, apiKey }),
    usage: createLlmUsage({
      db,
      clock,
      perMember: config.LLM_TOKENS_PER_MEMBER,
      perDay: config.LLM_TOKENS_PER_DAY,
    }),
    clock,
    log,
    metrics,
  })
}
