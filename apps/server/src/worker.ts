import { connectTracing } from '#platform/tracing/connect-tracing.ts'
import { createApp } from './app.ts'
import { runProcess } from './process.ts'

await runProcess('worker', async (config, log) => {
  const app = createApp(config, { name: 'worker', log, tracing: await connectTracing(config, 'worker') })
  const worker = await app.startWorker()
  log.info('waiting for jobs')
  return async () => {
    await worker.stop()
    await app.close()
  }
})
