import type { QuietHours } from '@sadhana/contract'
import { sql } from 'kysely'
import {
  createAccount,
  createBreachedPasswords,
  createPasswords,
  optionalEmails,
  type Passwords,
  refuseBreached,
} from '#features/account/index.ts'
import { communityRoutes, maySeeSession } from '#features/community/index.ts'
import {
  addGivingGauges,
  endGiving,
  givingRoutes,
  givingSettings,
  messageRoutes,
  openTo,
} from '#features/giving/index.ts'
import { countAnswersIn, guideRoutes } from '#features/guide/index.ts'
import { inboxEmails, inboxRoutes } from '#features/inbox/index.ts'
import { insightRoutes, recommendationRoutes, reflectionRoutes } from '#features/insight/index.ts'
import { hasMoved, portabilityRoutes, sharedPageRoutes, sharingRoutes } from '#features/portability/index.ts'
import { practicePictureRoutes, practiceRoutes } from '#features/practice/index.ts'
import { changeSettings, journeyRoutes, learningRoutes } from '#features/journey/index.ts'
import { lettersRoutes } from '#features/letters/index.ts'
import { meditationRoutes, sitTrash, timerRoutes } from '#features/meditation/index.ts'
import { directMessageRoutes, tellOfBlock } from '#features/message/index.ts'
import { createAuthorise, createClaimRole, operatorRoutes } from '#features/operator/index.ts'
import { pictureRoutes, profileRoutes } from '#features/profile/index.ts'
import { quoteRoutes } from '#features/quote/index.ts'
import { referralRoutes } from '#features/referral/index.ts'
import { emailReminders, feedRoutes, reminderRoutes, weeklyEmails } from '#features/reminder/index.ts'
import { roomRoutes, tellAfterBlock } from '#features/room/index.ts'
import { securityRoutes } from '#features/security/index.ts'
import { oneClickRoutes, unsubscribeRoutes } from '#features/unsubscribe/index.ts'
import { waitlistReactions, waitlistRoutes } from '#features/waitlist/index.ts'
import { wellnessRoutes } from '#features/wellness/index.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { createDb, createPool } from '#platform/db/database.ts'
import { openStandby } from '#platform/db/standby.ts'
import { createEvents } from '#platform/queue/events.ts'
import { createServer } from '#platform/http/server.ts'
import { connectIdentity } from '#platform/identity/connect-identity.ts'
import { createKeys } from '#platform/keys.ts'
import { createLimiter } from '#platform/limits.ts'
import { connectLlm } from '#platform/llm/connect-llm.ts'
import { createLogger, type Logger } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { addOperationsGauges } from '#platform/operations/gauges.ts'
import { createStrangerBudget } from '#platform/mail/stranger-budget.repo.ts'
import { createSuppressedAddresses } from '#platform/mail/suppressed-addresses.repo.ts'
import { bounceRoutes } from '#platform/bounces/bounce.routes.ts'
import { connectBounceFeeds } from '#platform/bounces/connect-feeds.ts'
import { connectProvider } from '#platform/payment/connect-provider.ts'
import { createOutgoing } from '#platform/outgoing/outgoing.ts'
import type { Pulse } from '#platform/queue/heartbeat.ts'
import { createPictureDrawer } from '#platform/pictures/picture-drawer.ts'
import { createPictureEncoder } from '#platform/pictures/picture-encoder.ts'
import { connectTexts } from '#platform/sms/connect-texts.ts'
import { createEventStreams } from '#platform/realtime/event-streams.ts'
import { createPublish } from '#platform/realtime/publish.ts'
import { realtimeRoutes } from '#platform/realtime/realtime.routes.ts'
import { createRedis } from '#platform/redis.ts'
import { createDownloadLinks } from '#platform/storage/download-links.ts'
import { downloadRoutes } from '#platform/http/download.routes.ts'
import { createSwitches } from '#platform/switches/switches.ts'
import { connectPeer } from '#platform/outgoing/connect-peer.ts'
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
  /** When emails and push messages to members who haven't chosen quiet hours wait. */
  quietHours?: QuietHours
}

/** The whole service, wired by hand: the only place that knows every feature. A process starts the part it needs. */
export function createApp(
  config: Config,
  { name, log = createLogger(config.LOG_LEVEL), clock = systemClock, passwords: lasting, tracing, ...rest }: Options,
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
  const publish = createPublish({ db, redis, log })
  const metrics = createMetrics(pool)
  const keys = createKeys({ current: config.SECRET_KEY, previous: config.SECRET_KEY_PREVIOUS })
  const publicUrl = config.PUBLIC_URL
  const strangerBudget = createStrangerBudget({ clock, perDay: config.STRANGER_EMAILS_PER_DAY })
  const suppressed = createSuppressedAddresses({ keys, clock })
  const contact = config.OPERATOR_EMAIL
  const pushKey = config.VAPID_PUBLIC_KEY ?? null
  const events = createEvents([...waitlistReactions])
  const unsubscribing = {
    keys,
    lists: {
      optional: optionalEmails({ keys, clock }),
      reminders: emailReminders,
      weekly: weeklyEmails,
      inbox: inboxEmails,
    },
  }
  addOperationsGauges({ db, config, metrics })
  addGivingGauges({ db, clock }, metrics.registry)
  const countAnswer = countAnswersIn(metrics.registry)
  const links = createDownloadLinks({ publicUrl, keys, clock })
  const switches = createSwitches({ db, log })
  const openStorage = () => createStorage(config, links)

  return {
    db,
    clock,
    events,
    keys,
    log,
    publish,
    strangerBudget,
    switches,
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
      const peer = connectPeer({ config, metrics, clock })
      const llm = await connectLlm({ config, db, clock, log, metrics })
      const passwords = lasting ?? createPasswords({ host: new URL(config.PUBLIC_URL).hostname })
      const breaches = config.BREACHED_PASSWORDS ? createOutgoing({ config, metrics, clock }) : undefined
      const account = await createAccount({
        db,
        databaseUrl: config.DATABASE_URL,
        publicUrl,
        clock,
        keys,
        limiter,
        log,
        strangerBudget,
        passwords: breaches
          ? refuseBreached(
              passwords,
              createBreachedPasswords({ outgoing: breaches, log, standIn: config.OUTGOING_STAND_IN }),
            )
          : passwords,
        checksBreaches: breaches !== undefined,
        endGiving,
        hasMoved,
        identity: await connectIdentity({ config, metrics, clock }),
        ownProvider: config.OIDC_NAME ? { name: config.OIDC_NAME, invites: config.OIDC_INVITES } : undefined,
        claimRole: createClaimRole(config.OIDC_NAME ?? ''),
        texts: await connectTexts({ config, clock, log, metrics }),
        switches,
      })
      const streams = createEventStreams({
        db,
        databaseUrl: config.DATABASE_URL,
        redisUrl: config.REDIS_URL,
        log,
        metrics,
        isEnded: account.endedSessions.has,
      })
      account.endedSessions.onEnded(streams.endSessions)
      const standby = config.DATABASE_READ_URL
        ? openStandby({
            primary: db,
            connectionString: config.DATABASE_READ_URL,
            poolSize: config.DATABASE_POOL_SIZE,
            log,
            reads: metrics.communityReads,
            tracing,
          })
        : undefined
      const server = await createServer(
        {
          config,
          log,
          metrics,
          db,
          redis,
          limiter,
          tracing,
          standby,
          authenticate: account.authenticate,
          authorise: createAuthorise({ db, clock }),
          switches,
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
          communityRoutes({
            primary: db,
            clock,
            onBlock: async (tx, one, other) => {
              await tellAfterBlock({ publish })(tx, one, other)
              await tellOfBlock({ publish })(tx, one, other)
            },
          }),
          directMessageRoutes({ clock, publish }),
          inboxRoutes({ clock, publish }),
          givingRoutes(giving),
          messageRoutes(giving),
          guideRoutes({ clock, llm, countAnswer }),
          insightRoutes({ clock, isOpen: openTo(giving) }),
          recommendationRoutes({ clock }),
          reflectionRoutes({ clock, isOpen: openTo(giving) }),
          portabilityRoutes({ clock, keys, storage, publicUrl, account: account.port, peer }),
          sharingRoutes({ clock, keys, drawer }),
          sharedPageRoutes({ clock, drawer, publicUrl, webRoot: config.WEB_ROOT }),
          profileRoutes({ clock, storage, encoder, log }),
          pictureRoutes({ storage }),
          wellnessRoutes({ clock, changeSettings }),
          lettersRoutes({ clock }),
          operatorRoutes({ clock, keys, storage, strangerBudget, endGiving, switches, account: account.port }),
          quoteRoutes({ clock, llm, switches }),
          reminderRoutes({ clock, keys, switches, pushKey, standIn: config.OUTGOING_STAND_IN }),
          feedRoutes({ clock, host: new URL(publicUrl).hostname }),
          realtimeRoutes(streams),
          roomRoutes({ clock, publish }),
          unsubscribeRoutes(unsubscribing),
          oneClickRoutes(unsubscribing),
          bounceRoutes({ feeds: await connectBounceFeeds({ config, metrics, clock }), suppressed, log }),
          ...downloads,
        ],
      )
      server.whenStopping(streams.drain)
      server.addHook('onClose', streams.stop)
      server.addHook('onClose', account.close)
      if (standby) server.addHook('onClose', standby.close)
      if (!lasting) server.addHook('onClose', passwords.close)
      server.addHook('onClose', async () => encoder.close())
      server.addHook('onClose', async () => drawer.close())
      return server
    },
    /** Imported here because only a worker needs the job runner and SMTP. This keeps the API process smaller. */
    startWorker: async ({ pulse, isScheduled = true }: { pulse?: Pulse; isScheduled?: boolean } = {}) => {
      const { startJobs } = await import('./app-jobs.ts')
      return startJobs({
        config,
        pool,
        db,
        clock,
        keys,
        log,
        publish,
        metrics,
        tracing,
        strangerBudget,
        suppressed,
        switches,
        openStorage,
        pulse,
        isScheduled,
        quietHours: rest.quietHours,
      })
    },
    close: async () => {
      redis?.disconnect()
      await db.destroy()
      await tracing?.close()
    },
  }
}
