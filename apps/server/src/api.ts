import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { hasDemoMembers } from './demo-members.ts'
import { exitWith, runProcess } from './process.ts'

const builtWebApp = fileURLToPath(new URL('../../web/dist', import.meta.url))

await runProcess(async (config, log) => {
  const app = createApp({ ...config, WEB_ROOT: config.WEB_ROOT ?? builtWebApp }, { name: 'api', log })
  const server = await app.createServer()
  if (config.NODE_ENV === 'production' && (await hasDemoMembers(app.db))) {
    exitWith('This database holds demo members, whose password is public: use another one in production.')
  }
  await server.listen({ host: config.HOST, port: config.PORT })
  if (config.ALLOW_INSECURE_HTTP) log.warn('ALLOW_INSECURE_HTTP is set: sign-in cookies are sent unencrypted')
  return async () => {
    await server.close()
    await app.close()
  }
})
