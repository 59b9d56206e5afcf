import { createApp } from '#app.ts'
import { readConfig } from '#platform/config.ts'

/** A worker as a process of its own, with a pulse so quick that a test need not wait half a minute for a death. */
await createApp(readConfig(), { name: 'quick-worker' }).startWorker({ beatMs: 100, deadAfterMs: 500 })
