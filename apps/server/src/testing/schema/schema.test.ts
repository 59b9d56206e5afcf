import {
  afterFeelings,
  ambientSounds,
  beforeFeelings,
  billingCycles,
  difficultyLevels,
  limbs,
  moods,
  quoteThemes,
  socialPlatforms,
  timesOfDay,
  verificationContactTypes,
  visibilities,
  waitlistPractices,
} from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { type Entity, entities } from './entities.ts'
import { insertOneOfEach } from './one-of-each.ts'

const db = await testDatabase()
let member: string

beforeAll(async () => {
  member = (await insertOneOfEach(db)).member
})

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Identifies the inserted row in tables that have others. */
const ours: Record<string, (member: string) => RawBuilder<unknown>> = {
  users: (member) => sql`users.id = ${member}`,
  achievements: () => sql`key = 'first-sit'`,
}

/** Reads an entity's fields as the mapping says they are stored. */
async function readEntity({ name, fields, elsewhere = {} }: Entity): Promise<Record<string, unknown>> {
  const own = fields.map((field) => sql`${sql.ref(`${name}.${columnOf(field)}`)} as ${sql.ref(field)}`)
  const others = Object.entries(elsewhere).map(
    ([field, expression]) => sql`${sql.raw(expression)} as ${sql.ref(field)}`,
  )
  const isOurs = ours[name]?.(member) ?? sql`true`
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([...own, ...others])} from ${sql.table(name)} where ${isOurs}`.execute(db)
  expect(rows).toHaveLength(1)
  return rows[0] ?? {}
}

describe('the specified entities', () => {
  test('number 36', () => {
    expect(new Set(entities.map(({ name }) => name)).size).toBe(36)
  })

  test.each(entities)('$name has every field', async (entity) => {
    const row = await readEntity(entity)
    expect(Object.keys(row)).toHaveLength(entity.fields.length + Object.keys(entity.elsewhere ?? {}).length)
  })

  test.each(entities.filter(({ defaults }) => defaults))('$name starts with its defaults', async (entity) => {
    expect(await readEntity(entity)).toMatchObject(entity.defaults ?? {})
  })

  const uniques = entities.flatMap(({ name, unique = [] }) => unique.map((field) => ({ name, field })))
  test.each(uniques)('$name: $field is unique', async ({ name, field }) => {
    const column = columnOf(field)
    const { rows } = await sql<{ key: string }>`
      select pg_get_indexdef(indexrelid, 1, false) as key from pg_index
      where indrelid = ${name}::regclass and indisunique and indnkeyatts = 1 and indpred is null`.execute(db)
    expect(rows.map(({ key }) => key.replace(/^lower\((.*)\)$/, '$1'))).toContain(column)
  })

  const lengths = entities.flatMap(({ name, longest = {} }) =>
    Object.entries(longest).map(([field, value]) => ({ name, field, value, length: value.length })),
  )
  test.each(lengths)('$name: $field holds $length characters and no more', async ({ name, field, value }) => {
    const write = (text: string) =>
      sql`update ${sql.table(name)} set ${sql.ref(columnOf(field))} = ${text}
        where ctid = (select max(ctid) from ${sql.table(name)})`.execute(db)
    await write(value)
    await expect(write(`${value}0`)).rejects.toMatchObject({ code: '23514' })
  })

  const secrets = entities.flatMap(({ name, hashed = [] }) => hashed.map((field) => ({ name, field })))
  test.each(secrets)('$name: $field can only be a hash', async ({ name, field }) => {
    const write = sql`update ${sql.table(name)} set ${sql.ref(columnOf(field))} = ${Buffer.from('123456')}`.execute(db)
    await expect(write).rejects.toMatchObject({ constraint: `${name}_${columnOf(field)}_check` })
  })
})

describe('closed sets match the contract', () => {
  const sets: [column: string, values: readonly string[]][] = [
    ['practice_sessions.limb_type', limbs],
    ['feeling_totals.limb_type', limbs],
    ['challenges.limb_type', limbs],
    ['educational_content.limb_type', limbs],
    ['live_rooms.limb_type', limbs],
    ['user_preferences.favorite_limbs', limbs],
    ['practice_sessions.before_feeling', beforeFeelings],
    ['practice_sessions.after_feeling', afterFeelings],
    ['feeling_totals.before_feeling', beforeFeelings],
    ['feeling_totals.after_feeling', afterFeelings],
    ['practice_sessions.visibility', visibilities],
    ['privacy_settings.default_visibility', visibilities],
    ['meditation_sessions.ambient_sound', ambientSounds.map(({ id }) => id)],
    ['mood_entries.mood', moods],
    ['user_preferences.preferred_practice_time', timesOfDay],
    ['user_preferences.difficulty_level', difficultyLevels],
    ['educational_content.difficulty', difficultyLevels],
    ['motivational_quotes.theme', quoteThemes],
    ['social_connections.platform', socialPlatforms],
    ['verification_codes.type', verificationContactTypes],
    ['waitlist_entries.current_practice', waitlistPractices],
    ['user_payments.billing_cycle', billingCycles],
    ['user_subscriptions.billing_cycle', billingCycles],
  ]

  test.each(sets)('%s', async (name, values) => {
    const [table = '', column = ''] = name.split('.')
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
      where k.contype = 'c' and k.conrelid = ${table}::regclass and a.attname = ${column}`.execute(db)
    const allowed = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value),
    )
    expect(allowed).toEqual(values)
  })
})
