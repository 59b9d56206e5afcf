import { buffersOf, type Explained } from '../kit/explaining-proxy.ts'
import { withClient } from '../kit/loading.ts'
import { measure, ratio } from '../kit/measure.ts'
import { findPgbench, runPgbench } from '../kit/pgbench.ts'
import { printTable } from '../kit/report.ts'
import { seconds } from '../kit/settings.ts'
import { memberId, memberIdInSql, type Size } from '../kit/sizes.ts'
import { measureRedisTimelines } from './redis-timelines.ts'
import { hotMember, lightIdInSql, lightMembers, type Readers, readersOf } from './size.ts'
import { fromPage, lateral, scriptOf, statements, type Values } from './statements.ts'

const kept = 200
const deliveriesAtOnce = 1_000

/** Timelines of the measured readers as a worker would have written them: the latest sessions of those they follow. */
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
  select follower_id, id, following_id from (
    select follower_id, session.id, following_id,
      row_number() over (partition by follower_id order by session.id desc) as place
    from (${readers.join(' union all ')}) as reader
      join followers on follower_id = ${memberIdInSql('number')}
      cross join lateral (
        select id from practice_sessions where user_id = following_id and visibility <> 'private' order by id desc limit 21
      ) as session
  ) as placed where place <= ${kept} order by id`
}

const readTimeline = ({ reader }: Values): string =>
  fromPage(
    reader,
    `select user_id, id from bench.timelines as session where reader_id = ${reader} order by session.id desc limit 21`,
  )

const ways = { 'newest of each first': statements.following, 'top of each': lateral, timeline: readTimeline }

/** A thousand readers drawn from very many get an entry. Nothing is trimmed, which a service would also have to do. */
const writeTimelines = (size: Size) =>
  `insert into bench.timelines (reader_id, id, user_id)
  select ${lightIdInSql(`floor(random() * ${lightMembers(size)})::int`)}, gen_random_uuid(), '${hotMember(size)}'
  from generate_series(1, ${deliveriesAtOnce});\n`.replace(/\s*\n\s*/g, ' ')

/** Shared buffers of one page: unlike its time, they do not depend on what else the machine does. */
const buffersOfPage = (way: (values: Values) => string, { url }: Size, { first, count }: Readers): Promise<number> =>
  withClient(url, async (client) => {
    let buffers = 0
    for (let number = first; number < first + count; number++) {
      const page = way({ reader: `'${memberId(number)}'::uuid`, person: '', session: '', after: '', text: '' })
      const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
        `explain (analyze, buffers, timing off, format json) ${page}`,
      )
      if (rows[0]) buffers += buffersOf(rows[0]['QUERY PLAN'][0])
    }
    return buffers / count
  })

async function compareReads(pgbench: string, size: Size, readers: Readers): Promise<string[][]> {
  const results = await measure(
    Object.entries(ways).map(([name, way]) => {
      const script = scriptOf(way, { size, readers })
      return { name, run: (forSeconds: number) => runPgbench(pgbench, script, size.url, forSeconds) }
    }),
  )
  const rows: string[][] = []
  for (const [at, way] of Object.values(ways).entries()) {
    const [first, result] = [results[0], results[at]]
    if (!first || !result) continue
    const figures = [result.perSecond.toFixed(0), ratio('perSecond', result, first).toFixed(2)]
    const buffers = (await buffersOfPage(way, size, readers)).toFixed(0)
    rows.push([`${result.name}, ${readers.followees}`, ...figures, buffers])
  }
  return rows
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
  for (const readers of readersOf(size)) rows.push(...(await compareReads(pgbench, size, readers)))
  printTable([`following, ${size.sessions}`, 'pages/s', 'of the first', 'buffers'], rows)
  const writes = await runPgbench(pgbench, writeTimelines(size), size.url, seconds)
  const { bytesPerEntry, deliveriesPerSecond } = await measureRedisTimelines()
  const { rows: sizes } = await withClient(size.url, (client) =>
    client.query<{ bytes: number }>(
      `select pg_total_relation_size('bench.timelines')::float8 / count(*) as bytes from bench.timelines`,
    ),
  )
  printTable(
    ['timelines', 'deliveries/s', 'bytes an entry'],
    [
      ['PostgreSQL', (writes.perSecond * deliveriesAtOnce).toFixed(0), (sizes[0]?.bytes ?? 0).toFixed(0)],
      [`Redis LIST of ${kept}`, deliveriesPerSecond.toFixed(0), bytesPerEntry.toFixed(1)],
    ],
  )
  await withClient(size.url, (client) => client.query('drop schema bench cascade'))
}
