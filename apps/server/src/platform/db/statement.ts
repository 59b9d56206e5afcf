import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type { Db } from './database.ts'

/** Only compiles statements, and has no connections. */
const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * A statement whose text is always the same. It is built and compiled once, at its first use, because that takes longer
 * than the rest of a small request. `build` gets placeholders instead of values, so the text can't depend on them.
 */
export function statement<Values extends readonly unknown[], Row>(build: (...values: Values) => RawBuilder<Row>) {
  let prepared: { compiled: CompiledQuery<Row>; places: number[] } | undefined
  return (...values: Values): CompiledQuery<Row> => {
    prepared ??= compileOnce((placeholders) => build(...(placeholders as unknown as Values)), values.length)
    const { compiled, places } = prepared
    const parameters = places.map((place, at) => (place < 0 ? compiled.parameters[at] : values[place]))
    return { ...compiled, parameters }
  }
}

function compileOnce<Row>(build: (placeholders: symbol[]) => RawBuilder<Row>, count: number) {
  const placeholders = Array.from({ length: count }, (_, at) => Symbol(`value ${at + 1}`))
  const compiled = build(placeholders).compile(compiler)
  const places = compiled.parameters.map((parameter) => placeholders.indexOf(parameter as symbol))
  const unused = placeholders.find((_, at) => !places.includes(at))
  if (unused) throw new Error(`${unused.description} is not a parameter of the statement: ${compiled.sql}`)
  return { compiled, places }
}

export async function rowsOf<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  const { rows } = await db.executeQuery(query)
  return rows
}
