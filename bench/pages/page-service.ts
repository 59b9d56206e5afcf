import { createApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { report } from '../kit/child.ts'
import { environment } from '../kit/settings.ts'

const [webRoot = '', databaseUrl = '', port = ''] = process.argv.slice(2)

/** The whole service and the pages of one build, with the real clock, because browsers have no other. */
const config = readConfig({
  ...environment,
  PUBLIC_URL: `http://localhost:${port}`,
  DATABASE_URL: databaseUrl,
  WEB_ROOT: webRoot,
  OVERLOAD_DELAY_MS: '0',
})
const server = await createApp(config, { name: 'bench-pages' }).createServer()
report({ full: await server.listen({ host: 'localhost', port: Number(port) }) })
