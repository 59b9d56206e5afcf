import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { BounceFeed } from './bounce-feed.ts'

type Deps = { config: Config; metrics: Metrics; clock: Clock }

/** Connects the providers that are configured. The code of the others isn't loaded. */
export async function connectBounceFeeds({ config, metrics, clock }: Deps): Promise<BounceFeed[]> {
  const { SES_TOPIC_ARN: topic, POSTMARK_WEBHOOK_PASSWORD: password, OUTGOING_STAND_IN: standIn } = config
  const feeds: BounceFeed[] = []
  if (topic) {
    const [{ createSesFeed }, { createOutgoing }] = await Promise.all([
      import('./ses.ts'),
      import('#platform/outgoing/outgoing.ts'),
    ])
    feeds.push(createSesFeed({ outgoing: createOutgoing({ config, metrics, clock }), clock, topic, standIn }))
  }
  if (password) {
    const { createPostmarkFeed } = await import('./postmark.ts')
    feeds.push(createPostmarkFeed({ password }))
  }
  return feeds
}
