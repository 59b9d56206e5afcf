import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Email } from 'postal-mime'
import { afterAll, expect, test, vi } from 'vitest'
import { createCommands } from '#cli/commands.ts'
import { checkClosing } from '#doctor/closing-check.ts'
import type { Patient } from '#doctor/findings.ts'
import { emptyDatabaseUrl } from '#testing/database.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { testMailbox } from '#testing/mailbox.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { aPractice } from '#testing/practice.ts'
import { killableWorker } from '#testing/processes/killable-worker.ts'

/** `npm run long -- closing` closes an installation of 500 members, and kills the worker in each round of emails. */
const members = Number(process.env.CLOSING_MEMBERS ?? 20)
const kills = Number(process.env.CLOSING_KILLS ?? 1)
const limit = 60_000 + members * 1_000

const run = promisify(execFile)
const deploy = resolve(import.meta.dirname, '../../../../deploy')
const place = await mkdtemp(join(tmpdir(), 'closing-'))
afterAll(() => rm(place, { recursive: true }))
const [storage, backups, sealed, opened, restored] = ['storage', 'backups', 'last.sealed', 'opened', 'restored'].map(
  (name) => join(place, name),
) as [string, string, string, string, string]

/** With as many emails held as the worker has hands, none of those before it is between delivery and commit. */
const hands = 2
let [holding, holdFrom] = [0, Infinity]
let allHeld = Promise.withResolvers<void>()
const arrived: string[] = []
const gate = async ({ messageId = '' }: Email) => {
  if (!messageId.startsWith('<closing.')) return
  if (arrived.length >= holdFrom) {
    if (++holding === hands) allHeld.resolve()
    await new Promise<never>(() => {})
  }
  arrived.push(messageId)
}
const mailbox = await testMailbox(gate)
const app = await givingApp(
  {
    SMTP_URL: mailbox.url,
    STORAGE_URL: pathToFileURL(`${storage}/`).href,
    STRANGER_EMAILS_PER_DAY: 10_000,
    WORKER_CONCURRENCY: hands,
  },
  new Date(),
)
const { as, books, config, db, deliverAll, member, referenceOf, switches, visitor } = app
const worker = killableWorker(config)

async function cli(args: string[], input: Iterable<Uint8Array> = []): Promise<string[]> {
  const lines: string[] = []
  const command = createCommands({
    app: { ...app, clock: { now: () => new Date() } },
    config,
    print: (line) => lines.push(line),
    input: (async function* () {
      yield* input
    })(),
  })
  await command.parseAsync(['closing', ...args], { from: 'user' })
  return lines
}

const doctor = (days = 0) =>
  checkClosing({ db: Promise.resolve(db), now: () => Date.now() + days * 86_400_000 } as Patient)

/** Lets the days go by: everything that was set moves into the past. */
async function letPass(days: number): Promise<void> {
  await sql`update closings set closes_on = closes_on - ${days}::int, set_at = set_at - make_interval(days => ${days})`.execute(
    db,
  )
  switches.forget()
  await sql`select graphile_worker.add_job('operator.resume_closing')`.execute(db)
}

const emailsSent = async (round: string) =>
  Number(
    (
      await sql<{ count: number }>`select count(sent_at) as count from closing_emails where round = ${round}`.execute(
        db,
      )
    ).rows[0]?.count,
  )

/** The worker is killed in the middle of the round, while it hands over emails. */
async function tell(round: string, start: () => Promise<unknown>, isKilled: boolean): Promise<void> {
  if (isKilled) {
    allHeld = Promise.withResolvers()
    holding = 0
    holdFrom = arrived.length + Math.floor(members / 2)
  }
  await start()
  if (isKilled) {
    await allHeld.promise
    await worker.kill()
    holdFrom = Infinity
    worker.start()
  }
  await vi.waitFor(async () => expect(await emailsSent(round)).toBe(members), { timeout: limit, interval: 50 })
  const messages = arrived.filter((id) => id.includes(`.${round}.`))
  expect(messages).toHaveLength(members)
  expect(new Set(messages).size).toBe(members)
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

test(
  `an installation of ${members} members closes: emails, archives, a sealed backup, erasure and a record`,
  { timeout: 4 * limit },
  async () => {
    const [asha, supporter] = [await member(), await member()]
    await as(asha).practice.log({ body: aPractice({ notes: 'Cold floor.' }) })
    const { approveUrl } = await as(supporter).giving.pay({ body: aPayment() })
    books.approve(referenceOf(approveUrl))
    await deliverAll()
    await sql`insert into users (id, username, display_name, email, email_verified)
      select gen_random_uuid(), 'm' || n, 'Ben', 'm' || n || '@example.org', true
      from generate_series(3, ${members}::int) as n`.execute(db)
    // The worker is a process of its own, in which tests at night would wait for the morning.
    await sql`insert into reminder_settings (user_id, quiet_from, quiet_to) select id, '00:00', '00:00' from users
      on conflict (user_id) do update set quiet_from = '00:00', quiet_to = '00:00'`.execute(db)
    await sql`insert into waitlist_entries (id, email, name, current_practice)
      values (gen_random_uuid(), 'mira@example.org', 'Mira', 'beginner')`.execute(db)

    worker.start()
    await tell('announced', () => cli(['set', day(40), '--reason', 'No one has time']), true)
    await vi.waitFor(() => expect(books.get(referenceOf(approveUrl)).status).toBe('CANCELLED'), limit)
    await tell('reminder', () => letPass(28), kills > 1)
    await tell('last', () => letPass(6), kills > 2)
    const archives = () => db.selectFrom('archives').select('state').where('state', '=', 'ready').execute()
    await vi.waitFor(async () => expect(await archives()).toHaveLength(members), { timeout: limit, interval: 50 })
    expect(await doctor()).toMatchObject({ state: 'ok', says: expect.stringMatching(/^closes on/) as string })
    await expect(cli(['finish', 'nowhere', '--to', sealed])).rejects.toThrow('hasn’t come yet')

    await letPass(7)
    await vi.waitFor(
      async () =>
        expect(await db.selectFrom('login_sessions').select('id').where('revoked_at', 'is', null).execute()).toEqual(
          [],
        ),
      { timeout: limit, interval: 50 },
    )
    const login = visitor().account.login({ body: { identifier: asha.username, password: asha.password } })
    await expect(login).rejects.toMatchObject({ code: 'service.closed' })
    expect(await doctor()).toMatchObject({ state: 'wrong' })

    await run(join(deploy, 'backup.sh'), {
      env: { ...process.env, DATABASE_URL: config.DATABASE_URL, FILES: storage, BACKUP_DIR: backups },
    })
    const backup = join(backups, (await readdir(backups)).find((name) => name.endsWith('Z')) ?? '')
    const printed = await cli(['finish', backup, '--to', sealed])
    const key = /^the key, shown only now: (?<key>[\da-f]{64})$/.exec(printed[0] ?? '')?.groups?.['key'] ?? ''
    const record = JSON.parse(printed.find((line) => line.startsWith('{')) ?? '') as {
      sealed: { counts: Record<string, unknown>; sha256: string }
    }
    const email = (round: string) => ({ round, queued: members, sent: members })
    expect(record.sealed.counts).toMatchObject({
      members,
      waiting: 1,
      contributors: 0,
      archives: { ready: members, making: 0, failed: 0 },
      emails: expect.arrayContaining(['announced', 'reminder', 'last'].map(email)) as unknown,
    })
    expect(printed).toContain(`${members} members erased`)

    for (const text of [asha.id, asha.email, 'Cold floor.', 'mira@example.org', '@example.org', key]) {
      expect(await rowsHolding(db, text), text).toEqual([])
    }
    const left = existsSync(storage)
      ? (await readdir(storage, { recursive: true })).filter((name) => name.includes('~'))
      : []
    expect(left).toEqual([])
    // Running it again changes nothing and tells the same record, without a key.
    const again = await cli(['finish', backup, '--to', sealed])
    expect(again[0]).toBe(JSON.stringify(record))

    await cli(['open', sealed, '--to', opened], [Buffer.from(`${key}\n`)])
    const database = await emptyDatabaseUrl()
    const stamp = (await readdir(opened)).find((name) => name.endsWith('Z')) ?? ''
    await run(join(deploy, 'restore.sh'), [join(opened, stamp), database, restored])
    const client = new Client(database)
    await client.connect()
    expect((await client.query('select count(*)::int as count from users')).rows).toEqual([{ count: members }])
    await client.end()

    expect(await doctor()).toMatchObject({
      state: 'ok',
      says: expect.stringMatching(/destroy the last backup by/) as string,
    })
    expect(await doctor(31)).toMatchObject({ state: 'wrong' })
    await cli(['destroyed'])
    expect(await doctor(31)).toMatchObject({ state: 'ok' })
  },
)
