import { parts } from './split-tables.ts'
import type { Touched } from './touched-parts.ts'

/** Why a request may touch more than its members' parts, and in which tables. */
type Allowed = { why: string; tables: readonly string[] | 'all' }

/** A request about others may touch the parts of those it is about. Any other touches one part. */
export type Expected = { isAboutOthers: boolean; allowed: readonly Allowed[] }

/** The parts of the people that a request is about: its sender, those it names, and those in the reply. */
type PartsOfPeople = ReadonlySet<number>

export const partsIn = (touched: readonly Touched[]): Set<number> => new Set(touched.map(({ part }) => part))

const isOne = (each: Touched[]) => partsIn(each).size <= 1

/** What a request touched beyond what is expected. */
export function beyond(
  touched: readonly Touched[],
  { isAboutOthers, allowed }: Expected,
  people: PartsOfPeople,
): Touched[] {
  const counted = touched.filter(
    ({ table }) => !allowed.some(({ tables }) => tables === 'all' || tables.includes(table)),
  )
  const ofKind = (kind: Touched['kind']) => counted.filter((each) => each.kind === kind)
  const [members, rooms] = [ofKind('member'), ofKind('room')]
  return [
    ...ofKind('central'),
    ...(isOne(rooms) ? [] : rooms),
    ...(isOne(members) ? [] : members.filter(({ part }) => !isAboutOthers || !people.has(part))),
  ]
}

/** What is allowed but not needed. */
export function needless(touched: readonly Touched[], expected: Expected, people: PartsOfPeople): string[] {
  const passes = (changed: Partial<Expected>) => beyond(touched, { ...expected, ...changed }, people).length === 0
  const { isAboutOthers, allowed } = expected
  return [
    ...allowed.filter((one) => passes({ allowed: allowed.filter((each) => each !== one) })).map(({ why }) => why),
    ...(isAboutOthers && passes({ isAboutOthers: false }) ? ['It is about others.'] : []),
  ]
}

/** For the report of a failure: each statement, with its tables and how many of their parts it touched. */
export function described(touched: readonly Touched[]): string[] {
  const statements = Map.groupBy(touched, ({ statement }) => statement)
  return Array.from(statements, ([statement, each]) => {
    const tables = Map.groupBy(each, ({ table }) => table)
    const counts = Array.from(tables, ([table, ofTable]) =>
      ofTable[0]?.kind === 'central' ? table : `${table} in ${partsIn(ofTable).size} of ${parts} parts`,
    )
    return `${counts.join(', ')}: ${statement.slice(0, 400)}`
  })
}
