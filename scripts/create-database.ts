import { Client } from 'pg'
import { exitExplained, readConfigOrExit } from '../apps/server/src/process.ts'

/** Creates the database that DATABASE_URL names, if it doesn't exist yet. */
const config = readConfigOrExit()
const url = new URL(config.DATABASE_URL)
const name = decodeURIComponent(url.pathname.slice(1))
const client = new Client(Object.assign(new URL(url), { pathname: '/postgres' }).href)

await client.connect().catch((error: unknown) => exitExplained(error, config))
const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
if (!rowCount) {
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  console.log(`created the database ${name}`)
}
await client.end()
