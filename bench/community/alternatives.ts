import { withClient } from '../loading.ts'
import { measure, ratio } from '../measure.ts'
import { findPgbench } from '../pgbench.ts'
import { printTable } from '../report.ts'
import type { Size } from '../sizes.ts'
import { inPgbench } from '../subjects.ts'
import { measureRedisTimelines } from './redis-timelines.ts'
import { hotMember, type Readers, readersOf } from './size.ts'
import { fromPage, lateral, scriptOf, statements, type Values } from './statements.ts'

const kept = 200
const deliveriesAtOnce = 1_000

/** Timelines of the measured readers as a worker would have written them: the latest of everybody they follow. */
const fill = (size: Size) => {
  const readers = readersOf(size).map(
    ({ first, count }) => `select number from generate_series(${first}, ${first + count - 1}) as number`,
  )
  return `create schema if not exists bench;
  drop table if exists bench.timelines;
  create table bench.timelines (
    reader_id uuid not null, id uuid not null, user_id uuid not null, primary key (reader_id, id)
  );
  insert into bench.timelines
  select follower_id, session.id, following_id
  from (${readers.join(' union all ')}) as reader
    join followers on follower_id = ('00000000-0000-7000-8000-' || (100000000001 + number))::uuid
    cross join lateral (
      select id from practice_sessions where user_id = following_id and visibility <> 'private' order by id desc limit 21
    ) as session;
  delete from bench.timelines where (reader_id, id) in (
    select reader_id, id from (
      select reader_id, id, row_number() over (partition by reader_id order by id desc) as place from bench.timelines
    ) as placed where place > ${kept});`
}

const readTimeline = ({ reader }: Values): string =>
  fromPage(
    reader,
    `select user_id, id from bench.timelines as session where reader_id = ${reader} order by session.id desc limit 21`,
  )

/** One session to a thousand of the hot member's followers. */
const writeTimelines = (size: Size) => `insert into bench.timelines (reader_id, id, user_id)
  select follower_id, drawn.id, following_id
  from (select gen_random_uuid() as id) as drawn, followers
  where following_id = '${hotMember(size)}' limit ${deliveriesAtOnce};`

async function compareReads(pgbench: string, size: Size, readers: Readers): Promise<string[]> {
  const ways = { 'newest of each first': statements.following, 'top of each': lateral, timeline: readTimeline }
  const subjects = Object.entries(ways).flatMap(([name, statement]) =>
    inPgbench(pgbench, scriptOf(statement, { size, readers }), size.url).map(({ run }) => ({ name, run })),
  )
  const results = await measure(subjects)
  const [first] = results
  return [String(readers.followees)].concat(
    results.map((one) => `${one.perSecond.toFixed(0)} (${first ? ratio('perSecond', one, first).toFixed(2) : ''} ×)`),
  )
}

/** Ways to answer 'following', by followed members; and what it costs to write a timeline ahead of its reader. */
export async function printAlternatives(size: Size): Promise<void> {
  const pgbench = await findPgbench()
  if (!pgbench) throw new Error('pgbench was not found')
  await withClient(size.url, async (client) => {
    await client.query(fill(size))
    await client.query('vacuum (analyze) bench.timelines')
  })
  const rows: string[][] = []
  for (const readers of readersOf(size)) rows.push(await compareReads(pgbench, size, readers))
  printTable([`pages/s, ${size.sessions}`, 'newest of each first', 'top of each', 'timeline in PostgreSQL'], rows)
  const [writes] = await measure(inPgbench(pgbench, writeTimelines(size).replace(/\s+/g, ' '), size.url))
  const { bytesPerEntry, deliveriesPerSecond } = await measureRedisTimelines()
  const { rows: sizes } = await withClient(size.url, (client) =>
    client.query<{ bytes: number }>(
      `select pg_total_relation_size('bench.timelines')::float8 / count(*) as bytes from bench.timelines`,
    ),
  )
  printTable(
    ['timelines', 'deliveries/s', 'bytes an entry'],
    [
      ['PostgreSQL', ((writes?.perSecond ?? 0) * deliveriesAtOnce).toFixed(0), (sizes[0]?.bytes ?? 0).toFixed(0)],
      [`Redis LIST of ${kept}`, deliveriesPerSecond.toFixed(0), bytesPerEntry.toFixed(1)],
    ],
  )
  await withClient(size.url, (client) => client.query('drop schema bench cascade'))
}
