import { Client } from 'pg'

/** Creates the database that DATABASE_URL names, when the server does not have it yet. */
const url = new URL(process.env.DATABASE_URL ?? '')
const name = decodeURIComponent(url.pathname.slice(1))
const client = new Client(Object.assign(new URL(url), { pathname: '/postgres' }).href)

await client.connect()
const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
if (!rowCount) {
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  console.log(`created the database ${name}`)
}
await client.end()
