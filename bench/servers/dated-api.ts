import { createApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { report } from '../kit/child.ts'
import { environment } from '../kit/settings.ts'
import { clock, publicUrl, secretKey } from '../kit/tokens.ts'

const [url = '', redisUrl = environment.REDIS_URL] = process.argv.slice(2)

/** The whole service as it runs in production, with every layer and limit on, at the moment of the loaded data. */
const config = readConfig({
  ...environment,
  PUBLIC_URL: publicUrl,
  DATABASE_URL: url,
  REDIS_URL: redisUrl,
  SECRET_KEY: secretKey,
})
const server = await createApp(config, { name: 'bench-api', clock }).createServer()
report({ full: await server.listen({ host: '127.0.0.1', port: 0 }) })
