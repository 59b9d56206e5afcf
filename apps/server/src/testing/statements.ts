import { CompiledQuery } from 'kysely'
import { Query } from 'pg'
import { vi } from 'vitest'
import type { Db } from '#platform/db/database.ts'

/** Each process regularly checks which sessions have ended, and that may happen at any moment. */
const poll = 'select "id" from "login_sessions"'

/** `lock` is set for a statement that takes a lock first. */
type SentStatement = { text: string; values: unknown[]; lock?: object }

/** The statements that this process sends to the database while `work` runs, with their values. */
export async function queriesOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const submit = vi.spyOn(Query.prototype, 'submit')
  try {
    await work()
    return submit.mock.contexts
      .map((query) => query as object as SentStatement)
      .filter(({ text }) => !text.startsWith(poll))
  } finally {
    submit.mockRestore()
  }
}

/**
 * The texts of the statements that this process sends to the database while `work` runs, including `begin` and
 * `commit`.
 */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await queriesOf(work)).map(({ text }) => text)

/** How often this process waits for the database while `work` runs, and how many statements it sends. */
export async function tripsOf(work: () => Promise<unknown>): Promise<{ roundTrips: number; statements: number }> {
  const queries = await queriesOf(work)
  return { roundTrips: queries.length, statements: queries.length + queries.filter(({ lock }) => lock).length }
}

export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The plan nodes of the statements in `work` that read. Each is run a second time. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<PlanNode[]> {
  const plans = []
  for (const { text, values } of await queriesOf(work)) {
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, values)
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained)
    plans.push(...rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)))
  }
  return plans
}

type Buffers = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/**
 * The shared buffers that the reading statements of `work` use when they are run a third time. The first time on a
 * connection, PostgreSQL also looks up what it knows about the tables.
 */
export async function buffersOf(db: Db, work: () => Promise<unknown>): Promise<number> {
  let buffers = 0
  for (const { text, values } of await queriesOf(work)) {
    const explained = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, values)
    const { rows } = await db.connection().execute(async (connection) => {
      await connection.executeQuery(explained)
      return connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Buffers }] }>(explained)
    })
    for (const row of rows) {
      const plan = row['QUERY PLAN'][0].Plan
      buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    }
  }
  return buffers
}

/** The rows read from a table, whether or not they were needed. */
export const rowsReadOf = (table: string, plans: PlanNode[]): number =>
  plans
    .filter((node) => node['Relation Name'] === table)
    .reduce(
      (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
