import { sql } from 'kysely'
import {
  accountJobs,
  accountPurge,
  createAccount,
  createPasswords,
  erasureSchedule,
  type Passwords,
} from '#features/account/index.ts'
import {
  communityReconciliation,
  communityRoutes,
  removeRelationships,
  maySeeSession,
  moderationJobs,
} from '#features/community/index.ts'
import {
  addGivingGauges,
  endGiving,
  givingJobs,
  givingRoutes,
  givingSchedule,
  messageRoutes,
  openTo,
} from '#features/giving/index.ts'
import { countAnswersIn, guideRoutes } from '#features/guide/index.ts'
import { insightRoutes, recommendationRoutes, reflectionRoutes, reflectionSchedule } from '#features/insight/index.ts'
import {
  portabilityJobs,
  portabilityPurge,
  portabilityRoutes,
  sharedPagePurge,
  sharedPageRoutes,
  sharingRoutes,
} from '#features/portability/index.ts'
import { pictureJobs, practicePictureRoutes, practicePurge, practiceRoutes } from '#features/practice/index.ts'
import {
  achievementGrants,
  buddyPurge,
  challengeSchedule,
  changeSettings,
  journeyRoutes,
  learningRoutes,
} from '#features/journey/index.ts'
import { lettersJobs, lettersRoutes } from '#features/letters/index.ts'
import { meditationRoutes, sitTrash, timerRoutes } from '#features/meditation/index.ts'
import { createAuthorise, operatorJobs, operatorRoutes, operatorSchedule } from '#features/operator/index.ts'
import { pictureRoutes, profileRoutes } from '#features/profile/index.ts'
import { quoteRoutes } from '#features/quote/index.ts'
import { referralRoutes } from '#features/referral/index.ts'
import { securityJobs, securityPurge, securityRoutes } from '#features/security/index.ts'
import { waitlistJobs, waitlistReactions, waitlistRoutes } from '#features/waitlist/index.ts'
import { wellnessPurge, wellnessRoutes } from '#features/wellness/index.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { createDb, createPool } from '#platform/db/database.ts'
import { createEvents } from '#platform/queue/events.ts'
import { idempotencyPurge } from '#platform/http/idempotency.ts'
import { createServer } from '#platform/http/server.ts'
import { connectIdentity } from '#platform/identity/connect-identity.ts'
import { createKeys } from '#platform/keys.ts'
import { createLimiter } from '#platform/limits.ts'
import { connectLlm } from '#platform/llm/connect-llm.ts'
import { llmUsagePurge } from '#platform/llm/usage.repo.ts'
import { createLogger, type Logger } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { addOperationsGauges } from '#platform/operations/gauges.ts'
import { createStrangerBudget } from '#platform/mail/stranger-budget.repo.ts'
import { connectProvider } from '#platform/payment/connect-provider.ts'
import type { Pulse } from '#platform/queue/heartbeat.ts'
import { createPictureDrawer } from '#platform/pictures/picture-drawer.ts'
import { createPictureEncoder } from '#platform/pictures/picture-encoder.ts'
import { connectTexts } from '#platform/sms/connect-texts.ts'
import { createRedis } from '#platform/redis.ts'
import { createDownloadLinks } from '#platform/storage/download-links.ts'
import { downloadRoutes } from '#platform/http/download.routes.ts'
import { createStorage, isLocal } from '#platform/storage/create-storage.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'

export type App = ReturnType<typeof createApp>
type Options = {
  name: string
  log?: Logger
  clock?: Clock
  /** Threads that outlive the app. Without them, the app starts and stops its own. */
  passwords?: Passwords
  tracing?: Tracing | undefined
}

/** The whole service, wired by hand: the only place that knows every feature. A process starts the part it needs. */
export function createApp(
  config: Config,
  { name, log = createLogger(config.LOG_LEVEL), clock = systemClock, passwords: lasting, tracing }: Options,
) {
  const pool = createPool({
    connectionString: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    name,
    onError: (error) => log.warn({ err: error }, 'lost a database connection'),
    tracing,
  })
  const db = createDb(pool)
  const redis = createRedis(config.REDIS_URL, log)
  const metrics = createMetrics(pool)
  const keys = createKeys({ current: config.SECRET_KEY, previous: config.SECRET_KEY_PREVIOUS })
  const publicUrl = config.PUBLIC_URL
  const strangerBudget = createStrangerBudget({ clock, perDay: config.STRANGER_EMAILS_PER_DAY })
  const contact = config.OPERATOR_EMAIL
  const events = createEvents([...waitlistReactions])
  addOperationsGauges({ db, config, metrics })
  addGivingGauges({ db, clock }, metrics.registry)
  const countAnswer = countAnswersIn(metrics.registry)
  const links = createDownloadLinks({ publicUrl, keys, clock })
  const openStorage = () => createStorage(config, links)

  return {
    db,
    clock,
    events,
    keys,
    log,
    strangerBudget,
    openStorage,
    connectProvider: () => connectProvider({ config, metrics, clock }),
    /** Creates the HTTP server, which is not listening yet. */
    createServer: async () => {
      // The connection is checked first, so that an unreachable database is reported once, where the process starts.
      await sql`select`.execute(db)
      const limiter = createLimiter(redis)
      const storage = await openStorage()
      // A bucket serves downloads itself; only local storage needs routes.
      const downloads = isLocal(config) ? [downloadRoutes({ storage, links })] : []
      const encoder = createPictureEncoder()
      const drawer = createPictureDrawer()
      const provider = await connectProvider({ config, metrics, clock })
      const giving = { clock, log, provider, publicUrl, ...givingSettings(config) }
      const llm = await connectLlm({ config, db, clock, log, metrics })
      const passwords = lasting ?? createPasswords()
      const account = await createAccount({
        db,
        databaseUrl: config.DATABASE_URL,
        publicUrl,
        clock,
        keys,
        limiter,
        log,
        strangerBudget,
        passwords,
        endGiving,
        identity: await connectIdentity({ config, metrics, clock }),
        texts: await connectTexts({ config, clock, log, metrics }),
      })
      const server = await createServer(
        {
          config,
          log,
          metrics,
          db,
          redis,
          limiter,
          tracing,
          authenticate: account.authenticate,
          authorise: createAuthorise({ db, clock }),
        },
        [
          account.routes,
          account.socialRoutes,
          account.phoneRoutes,
          securityRoutes({ clock, keys, account: account.port, strangerBudget, contact }),
          journeyRoutes({ clock }),
          learningRoutes({ clock }),
          referralRoutes({ clock }),
          waitlistRoutes({ events }),
          practiceRoutes({ clock, sits: sitTrash }),
          practicePictureRoutes({ clock, storage, encoder, log, maySee: maySeeSession }),
          meditationRoutes({ clock }),
          timerRoutes({ clock }),
          communityRoutes({ clock }),
          givingRoutes(giving),
          messageRoutes(giving),
          guideRoutes({ clock, llm, countAnswer }),
          insightRoutes({ clock, isOpen: openTo(giving) }),
          recommendationRoutes({ clock }),
          reflectionRoutes({ clock, isOpen: openTo(giving) }),
          portabilityRoutes({ clock, storage }),
          sharingRoutes({ clock, keys, drawer }),
          sharedPageRoutes({ clock, drawer, publicUrl, webRoot: config.WEB_ROOT }),
          profileRoutes({ clock, storage, encoder, log }),
          pictureRoutes({ storage }),
          wellnessRoutes({ clock, changeSettings }),
          lettersRoutes({ clock }),
          operatorRoutes({ clock, keys, storage, strangerBudget, endGiving, account: account.port }),
          quoteRoutes({ clock, llm }),
          ...downloads,
        ],
      )
      server.addHook('onClose', account.close)
      if (!lasting) server.addHook('onClose', passwords.close)
      server.addHook('onClose', async () => encoder.close())
      server.addHook('onClose', async () => drawer.close())
      return server
    },
    startWorker: async (pulse?: Pulse) => {
      // Imported here because only a worker needs the job runner and SMTP. This keeps the API process smaller.
      const [{ startWorker }, { createMailer }] = await Promise.all([
        import('#platform/queue/worker.ts'),
        import('#platform/mail/mailer.ts'),
      ])
      const storage = await openStorage()
      const encoder = createPictureEncoder()
      const mailer = createMailer({
        db,
        log,
        budget: strangerBudget,
        smtpUrl: config.SMTP_URL,
        from: config.MAIL_FROM,
        publicUrl,
        contact,
      })
      const provider = await connectProvider({ config, metrics, clock })
      const giving = { db, clock, log, provider, mailer, publicUrl, issuer: config.RECEIPT_ISSUER ?? null }
      const texts = await connectTexts({ config, clock, log, metrics })
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
        concurrency: config.WORKER_CONCURRENCY,
        jobs: [
          ...accountJobs(account),
          ...securityJobs({ db, keys, mailer, publicUrl }),
          ...waitlistJobs({ db, mailer, publicUrl }),
          ...lettersJobs({ db, mailer, publicUrl }),
          ...moderationJobs({ db, mailer, publicUrl, contact }),
          ...operatorJobs({ db, clock, storage, mailer, publicUrl }),
          ...givingJobs(giving),
          ...pictureJobs({ storage }),
          ...portabilityJobs({ db, clock, storage, log, encoder }),
        ],
        schedule: [
          idempotencyPurge(db),
          llmUsagePurge({ db, clock }),
          portabilityPurge({ db, clock, storage, log }),
          accountPurge({ db, clock }),
          erasureSchedule(account),
          securityPurge({ db, clock }),
          practicePurge({ db, clock }),
          wellnessPurge({ db, clock }),
          communityReconciliation({ db, log }),
          achievementGrants({ db, clock, log }),
          challengeSchedule({ db, clock }),
          buddyPurge({ db, clock }),
          sharedPagePurge({ db, clock }),
          reflectionSchedule({ db, clock, log, isOpen: openTo(giving) }),
          ...operatorSchedule({ db, clock, log }),
          ...givingSchedule(giving),
        ],
        ...(pulse && { pulse }),
      })
      return {
        stop: async () => {
          await worker.stop()
          mailer.close()
          encoder.close()
        },
      }
    },
    close: async () => {
      redis?.disconnect()
      await db.destroy()
      await tracing?.close()
    },
  }
}

/** The operator's settings for contributions. */
const givingSettings = ({ PAYPAL_ME, PAYPAL_FEE_PERCENT, PAYPAL_FEE_CENTS }: Config) => ({
  donateUrl: PAYPAL_ME ? `https://www.paypal.com/paypalme/${PAYPAL_ME}` : null,
  fee: PAYPAL_FEE_PERCENT === undefined ? null : { percent: PAYPAL_FEE_PERCENT, fixedCents: PAYPAL_FEE_CENTS ?? 0 },
})
