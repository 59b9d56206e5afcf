import { createApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { report } from '../child.ts'
import { poolSize, redisUrl } from '../settings.ts'
import { clock, publicUrl, secretKey } from './tokens.ts'

const [url = ''] = process.argv.slice(2)

/** The whole service as it runs in production, every layer and limit on. */
const config = readConfig({
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: url,
  DATABASE_POOL_SIZE: String(poolSize),
  REDIS_URL: redisUrl,
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Sadhana Compass <hello@compass.example>',
  SECRET_KEY: secretKey,
  STORAGE_URL: 'file:var/bench-storage',
  // The layer is in place but never sheds: on a starved machine it would, and its refusals are no measurement.
  OVERLOAD_DELAY_MS: '60000',
})
const server = await createApp(config, { name: 'bench-api', clock }).createServer()
report({ full: await server.listen({ host: '127.0.0.1', port: 0 }) })
