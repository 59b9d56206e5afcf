import { type Child, startChild } from './child.ts'
import { countConnectionsOf, createDatabase, dropDatabase } from './database.ts'
import { joinRequest, readRequest } from './load.ts'
import { measure, type Result } from './measure.ts'
import { findPgbench } from './pgbench.ts'
import { printAgainstFull, printAgainstLimits } from './report.ts'
import { rounds, seconds } from './settings.ts'
import { pgbenchScripts } from './statements.ts'
import { inPgbench, overHttp } from './subjects.ts'

type Servers = { bare: Child; api: Child; variants: Child }

const startServers = async (): Promise<Servers> => ({
  bare: await startChild(new URL('../servers/bare-node.ts', import.meta.url)),
  api: await startChild(new URL('../servers/our-api.ts', import.meta.url), ['bench-api']),
  variants: await startChild(new URL('../servers/our-api.ts', import.meta.url), ['bench-layers', 'with-variants']),
})

async function measureRead({ bare, api }: Servers): Promise<Result[]> {
  const results = await measure([
    ...inPgbench(pgbench, pgbenchScripts.read),
    overHttp('bare Node', { child: bare, request: readRequest() }),
    overHttp('our API', { child: api, request: readRequest() }),
  ])
  printAgainstLimits('Read one entry', results)
  return results
}

async function measureJoin({ bare, api }: Servers): Promise<Result[]> {
  const results = await measure([
    ...inPgbench(pgbench, pgbenchScripts.join),
    overHttp('bare Node', { child: bare, request: joinRequest() }),
    overHttp('our API', { child: api, request: joinRequest() }),
  ])
  printAgainstLimits('POST /api/waitlist', results)
  return results
}

async function measureLayersOfRead({ variants }: Servers): Promise<Result[]> {
  const { full, limit: _limitIsMeasuredApart, ...layers } = variants.urls
  const results = await measure([
    overHttp('full', { child: variants, url: full, request: readRequest() }),
    ...Object.entries(layers).map(([layer, url]) =>
      overHttp(`without ${layer}`, { child: variants, url, request: readRequest() }),
    ),
    overHttp('with a rate limit', { child: variants, request: readRequest('limited-entries') }),
  ])
  printAgainstFull('Read, by layer', results)
  return results
}

async function measureLayersOfJoin({ variants }: Servers): Promise<Result[]> {
  const { full, limit: unlimited = full } = variants.urls
  const results = await measure([
    overHttp('full', { child: variants, url: full, request: joinRequest() }),
    overHttp('without the rate limit', { child: variants, url: unlimited, request: joinRequest() }),
    overHttp('with an Idempotency-Key', { child: variants, request: joinRequest({ withKey: true }) }),
  ])
  printAgainstFull('POST, by layer', results)
  return results
}

async function printFootprint({ api }: Servers): Promise<void> {
  const megabytes = (await api.usage()).residentBytes / 2 ** 20
  const open = await countConnectionsOf('bench-api')
  console.log(`Our API after the run: ${megabytes.toFixed(0)} MB resident, ${open} database connections.`)
}

function judge(servers: Servers, results: Result[]): void {
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const died = Object.values(servers).filter((child) => child.hasDied()).length
  if (failed > 0) console.error(`${failed} requests failed.`)
  if (died > 0) console.error(`${died} servers died.`)
  if (failed > 0 || died > 0) process.exitCode = 1
}

const pgbench = await findPgbench()
if (!pgbench) console.log('pgbench was not found: its column stays empty.')
try {
  await createDatabase()
  const servers = await startServers()
  console.log(`Medians of ${rounds} rounds of ${seconds} s; only the ratios compare across machines.\n`)
  const againstLimits = [...(await measureRead(servers)), ...(await measureJoin(servers))]
  await printFootprint(servers)
  const byLayer = [...(await measureLayersOfRead(servers)), ...(await measureLayersOfJoin(servers))]
  judge(servers, [...againstLimits, ...byLayer])
  await Promise.all(Object.values(servers).map((server) => server.stop()))
} finally {
  await dropDatabase()
}
