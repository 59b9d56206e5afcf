import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { runProcess } from './process.ts'

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url))

await runProcess(async (config, log) => {
  const app = createApp({ ...config, WEB_ROOT: config.WEB_ROOT ?? builtWebApp }, { name: 'api', log })
  const server = await app.createServer()
  await server.listen({ host: config.HOST, port: config.PORT })
  if (config.ALLOW_INSECURE_HTTP) log.warn('ALLOW_INSECURE_HTTP is set: sign-in cookies travel without encryption')
  return async () => {
    await server.close()
    await app.close()
  }
})
