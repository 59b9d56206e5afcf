import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectTracing } from '#platform/tracing/connect-tracing.ts'
import { createApp } from './app.ts'
import { hasDemoMembers } from './demo/demo-members.ts'
import { exitWith, runProcess } from './process.ts'

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url))

await runProcess('api', async (config, log) => {
  const app = createApp(
    { ...config, WEB_ROOT: config.WEB_ROOT ?? builtWebApp },
    { name: 'api', log, tracing: await connectTracing(config, 'api') },
  )
  const server = await app.createServer()
  if (config.NODE_ENV === 'production' && (await hasDemoMembers(app.db))) {
    exitWith('This database holds demo members, whose password is public: use another one in production.')
  }
  if (config.NODE_ENV === 'production') await untilCalm(server)
  await server.listen({ host: config.HOST, port: config.PORT })
  if (config.ALLOW_INSECURE_HTTP) log.warn('ALLOW_INSECURE_HTTP is set: sign-in cookies are sent unencrypted')
  return async (isOrderly) => {
    if (isOrderly && config.NODE_ENV === 'production') {
      server.announceStop()
      await pause(config.STOP_GRACE_MS)
    }
    await server.close()
    await app.close()
  }
})

/**
 * Starting up keeps the thread busy. The load is measured every second, and the first measurement would look like
 * overload, so requests that a proxy has just sent here would be refused.
 */
async function untilCalm(server: Awaited<ReturnType<ReturnType<typeof createApp>['createServer']>>): Promise<void> {
  await pause(1_100)
  for (let tries = 0; tries < 20 && server.isUnderPressure(); tries++) await pause(500)
}
