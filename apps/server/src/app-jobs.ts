import type { QuietHours } from '@sadhana/contract'
import type { Pool } from 'pg'
import type { Db } from '#platform/db/database.ts'
import type { Keys } from '#platform/keys.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { StrangerBudget } from '#platform/mail/stranger-budget.repo.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { startWorker } from '#platform/queue/worker.ts'
import { accountJobs, accountPurge, erasureSchedule } from '#features/account/index.ts'
import {
  communityReconciliation,
  moderationJobs,
  removeRelationships,
  timelineJobs,
  timelinePurge,
} from '#features/community/index.ts'
import { endGiving, givingJobs, givingSchedule, openTo } from '#features/giving/index.ts'
import { inboxJobs, isEmailed } from '#features/inbox/index.ts'
import { reflectionSchedule } from '#features/insight/index.ts'
import { portabilityJobs, portabilityPurge, sharedPagePurge } from '#features/portability/index.ts'
import { pictureJobs, practicePurge } from '#features/practice/index.ts'
import { achievementGrants, buddyPurge, challengeSchedule } from '#features/journey/index.ts'
import { lettersJobs } from '#features/letters/index.ts'
import { operatorJobs, operatorSchedule } from '#features/operator/index.ts'
import { quietForMembers, reminderJobs, reminderSchedule } from '#features/reminder/index.ts'
import { roomPurge } from '#features/room/index.ts'
import { securityJobs, securityPurge } from '#features/security/index.ts'
import { waitlistJobs } from '#features/waitlist/index.ts'
import { wellnessPurge } from '#features/wellness/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { idempotencyPurge } from '#platform/http/idempotency.ts'
import { llmUsagePurge } from '#platform/llm/usage.repo.ts'
import type { Logger } from '#platform/log.ts'
import type { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import { connectProvider } from '#platform/payment/connect-provider.ts'
import type { Pulse } from '#platform/queue/heartbeat.ts'
import { connectPeer } from '#platform/outgoing/connect-peer.ts'
import { connectPush } from '#platform/push/connect-push.ts'
import { createPictureDrawer } from '#platform/pictures/picture-drawer.ts'
import { createPictureEncoder } from '#platform/pictures/picture-encoder.ts'
import { connectTexts } from '#platform/sms/connect-texts.ts'
import { memberEventPurge } from '#platform/realtime/member-events.repo.ts'
import type { Publish } from '#platform/realtime/publish.ts'
import type { Switches } from '#platform/switches/switches.ts'
import { postponed } from '#platform/switches/waiting-jobs.ts'
import type { createStorage } from '#platform/storage/create-storage.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'

type Parts = {
  config: Config
  pool: Pool
  db: Db
  clock: Clock
  keys: Keys
  log: Logger
  publish: Publish
  metrics: Metrics
  tracing: Tracing | undefined
  strangerBudget: StrangerBudget
  suppressed: ReturnType<typeof createSuppressedAddresses>
  switches: Switches
  openStorage: () => ReturnType<typeof createStorage>
  pulse: Pulse | undefined
  isScheduled: boolean
  quietHours: QuietHours | undefined
}

/** What a worker does: the jobs that features put into the queue, and those that run by the clock. */
export async function startJobs(parts: Parts) {
  const { config, pool, db, clock, keys, log, metrics, tracing, switches, openStorage, pulse, isScheduled } = parts
  const { strangerBudget, suppressed, publish } = parts
  const [publicUrl, contact] = [config.PUBLIC_URL, config.OPERATOR_EMAIL]
  const storage = await openStorage()
  const encoder = createPictureEncoder()
  const drawer = createPictureDrawer()
  const quietFor = quietForMembers({ db, clock, usual: parts.quietHours })
  const mailer = createMailer({ db, log, keys, budget: strangerBudget, suppressed, quietFor, config })
  const provider = await connectProvider({ config, metrics, clock })
  const giving = { db, clock, log, provider, mailer, publicUrl, issuer: config.RECEIPT_ISSUER ?? null }
  const texts = await connectTexts({ config, clock, log, metrics })
  const peer = connectPeer({ config, metrics, clock })
  const push = await connectPush({ config, clock, metrics })
  const reminder = { db, clock, keys, mailer, drawer, publicUrl, push, quietFor, switches }
  const account = {
    db,
    clock,
    keys,
    log,
    storage,
    mailer,
    publicUrl,
    texts,
    beforeErase: [endGiving, removeRelationships],
  }
  const worker = await startWorker({
    pool,
    db,
    log,
    metrics,
    tracing,
    isScheduled,
    postpone: (job) => postponed({ db, clock, switches }, job),
    concurrency: config.WORKER_CONCURRENCY,
    jobs: [
      ...accountJobs(account),
      ...securityJobs({ db, keys, mailer, publicUrl }),
      ...waitlistJobs({ db, mailer, publicUrl }),
      ...lettersJobs({ db, mailer, publicUrl, isWanted: (userId) => isEmailed(db, userId, 'letters') }),
      ...inboxJobs({ db, clock, publish, mailer, quietFor, publicUrl }),
      ...moderationJobs({ db, mailer, publicUrl, contact }),
      ...timelineJobs({ db, clock }),
      ...operatorJobs({ db, clock, storage, mailer, publicUrl, endGiving }),
      ...givingJobs(giving),
      ...pictureJobs({ storage }),
      ...reminderJobs(reminder),
      ...portabilityJobs({ db, clock, keys, storage, log, encoder, peer }),
    ],
    schedule: [
      idempotencyPurge(db),
      memberEventPurge(db),
      llmUsagePurge({ db, clock }),
      portabilityPurge({ db, clock, storage, log }),
      accountPurge({ db, clock }),
      erasureSchedule(account),
      securityPurge({ db, clock }),
      roomPurge({ db, clock }),
      practicePurge({ db, clock }),
      wellnessPurge({ db, clock }),
      communityReconciliation({ db, log }),
      timelinePurge({ db, clock }),
      achievementGrants({ db, clock, log }),
      challengeSchedule({ db, clock }),
      buddyPurge({ db, clock }),
      sharedPagePurge({ db, clock }),
      reflectionSchedule({ db, clock, log, isOpen: openTo(giving) }),
      ...operatorSchedule({ db, clock, log }),
      ...givingSchedule(giving),
      ...reminderSchedule(reminder),
    ],
    ...(pulse && { pulse }),
  })
  return {
    stop: async () => {
      await worker.stop()
      mailer.close()
      encoder.close()
      drawer.close()
    },
  }
}
