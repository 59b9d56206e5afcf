import { Client } from 'pg'
import { keyset } from '../../apps/server/src/platform/keyset.rules.ts'
import type { Case } from '../kit/growth.ts'
import type { MakeRequest } from '../kit/load.ts'
import { now, today } from '../kit/moment.ts'
import { memberId, type Size } from '../kit/sizes.ts'
import { bearerOf } from '../kit/tokens.ts'
import { longMember } from './size.ts'
import { type StatementName, pgbenchScript } from './statements.ts'

const depth = 10_000
const membersDrawn = 2_000

/** The cursor after ten thousand sessions of the long history. */
async function positionAt(size: Size) {
  const client = new Client(size.url)
  await client.connect()
  const { rows } = await client.query<{ date: string; time: string; id: string }>(
    `select date::text, left(time::text, 5) as time, id from practice_sessions where user_id = $1
     order by date desc, time desc, id desc offset $2 limit 1`,
    [longMember(size), depth],
  )
  await client.end()
  if (!rows[0]) throw new Error(`${size.database} is not loaded; see bench/README.md`)
  return rows[0]
}

const random = (below: number) => Math.floor(Math.random() * below)

const get =
  (path: string, authorization: () => string): MakeRequest =>
  () => ({
    method: 'GET',
    path,
    headers: { authorization: authorization() },
  })

export async function casesOf(size: Size): Promise<Case[]> {
  const at = await positionAt(size)
  const drawn = Array.from({ length: membersDrawn }, () => memberId(random(size.members)))
  const bearers = await Promise.all(drawn.map(bearerOf))
  const long = await bearerOf(longMember(size))
  const anyone = () => bearers[random(membersDrawn)] ?? ''
  const reading = (name: string, statement: StatementName, whose: 'anyone' | 'long', path: string): Case => ({
    name,
    script: pgbenchScript(statement, size, whose, at),
    request: get(path, whose === 'long' ? () => long : anyone),
  })
  const list = '/api/practice-sessions'
  return [
    { name: 'log a session', script: pgbenchScript('log', size, 'anyone', at), request: logRequest(anyone) },
    reading('analytics, 30 days', 'month', 'anyone', '/api/analytics?range=last-30-days'),
    reading('analytics, this year, of 20,000', 'year', 'long', '/api/analytics?range=this-year'),
    reading('analytics, of all time, of 20,000', 'ever', 'long', '/api/analytics'),
    reading('list, first page', 'list', 'anyone', list),
    reading('list, first page of 20,000', 'list', 'long', list),
    reading(
      'list, after 10,000',
      'deep',
      'long',
      `${list}?cursor=${encodeURIComponent(keyset('date', 'time', 'id').cursorOf(at))}`,
    ),
  ]
}

const limbs = ['asana', 'dhyana', 'pranayama']

/** Logged for the present moment, as most people do, so that no later practice of the day has to be reordered. */
const justNow = now.toISOString().slice(11, 16)

const logRequest =
  (authorization: () => string): MakeRequest =>
  () => {
    const practice = { date: today, time: justNow, limbType: limbs[random(limbs.length)], duration: 20 }
    return {
      method: 'POST',
      path: '/api/practice-sessions',
      headers: { authorization: authorization(), 'content-type': 'application/json' },
      body: JSON.stringify({ ...practice, beforeFeeling: 'tired', afterFeeling: 'calm' }),
    }
  }
