import { entryCount } from './settings.ts'

const idPrefix = '00000000-0000-7000-8000-'

/** The last twelve digits of a seeded id are its number: pgbench can draw numbers, but not build text. */
const firstNumber = 100_000_000_001
const lastNumber = firstNumber + entryCount - 1

export const randomEntryId = (): string => `${idPrefix}${firstNumber + Math.floor(Math.random() * entryCount)}`

const read = (id: string) =>
  `select id, email, name, current_practice, created_at from waitlist_entries where id = ${id}`

/** Entry and job in one round trip: the ideal for the service, which needs a statement for each. */
const join = (email: string) => `with entry as (
    insert into waitlist_entries (id, email, name, current_practice)
    values (gen_random_uuid(), ${email}, 'Mira', 'beginner')
    on conflict (lower(email)) do nothing
    returning id
  )
  select graphile_worker.add_job('waitlist.send_confirmation', json_build_object('entryId', id), max_attempts => 12)
  from entry`

export const seedStatement = `
  insert into waitlist_entries (id, email, name, current_practice)
  select ('${idPrefix}' || number)::uuid, 'seed-' || number || '@example.org', 'Seed ' || number, 'beginner'
  from generate_series(${firstNumber}, ${lastNumber}) as number`

/** Named, so that the driver prepares each once per connection. */
export const nodeStatements = {
  read: { name: 'read', text: read('$1') },
  join: { name: 'join', text: join('$1') },
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

export const pgbenchScripts = {
  read: `\\set number random(${firstNumber}, ${lastNumber})\n${oneLine(read(`('${idPrefix}' || :number::text)::uuid`))};\n`,
  join: `\\set number random(1, 9000000000000000000)\n${oneLine(join(`'pgbench-' || :number::text || '@example.org'`))};\n`,
}
