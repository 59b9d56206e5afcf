import { createApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { report } from '../kit/child.ts'
import { environment } from '../kit/settings.ts'

/** The service as it is deployed, with every feature and every layer. */
const app = createApp(readConfig(environment), { name: 'bench-api' })
const server = await app.createServer()
report({ full: await server.listen({ host: '127.0.0.1', port: 0 }) })
