import { createApp } from '#app.ts'
import { readConfig } from '#platform/config.ts'

/** A worker in its own process. Its heartbeat is fast, so that a test doesn't wait half a minute for its death. */
await createApp(readConfig(), { name: 'quick-worker' }).startWorker({ pulse: { beatMs: 100, deadAfterMs: 500 } })
