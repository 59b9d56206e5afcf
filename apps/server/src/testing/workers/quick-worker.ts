import { createApp } from '#app.ts'
import { readConfig } from '#platform/config.ts'

/** A worker in its own process, with a fast heartbeat, so that a test need not wait half a minute for its death. */
await createApp(readConfig(), { name: 'quick-worker' }).startWorker({ beatMs: 100, deadAfterMs: 500 })
