import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { actReason, type ClosingDesk, lastBackupDays, NewClosing } from '@sadhana/contract'
import type { Command } from 'commander'
import { removeRelationships } from '#features/community/index.ts'
import { endGiving } from '#features/giving/index.ts'
import {
  cancelClosing,
  type ClosingRecord,
  countUnfinished,
  eraseEveryone,
  noteDestroyed,
  noteFinished,
  noteSealed,
  readClosing,
  readRecord,
  requireOver,
  setClosing,
} from '#features/operator/index.ts'
import { openSealedBackup, sealBackup, sealKeyBytes, takenAtOf } from '#platform/operations/seal-backup.ts'
import type { App } from '#app.ts'
import { check, explain, refused } from './explain.ts'

type Print = (...cells: string[]) => void
type Deps = {
  app: Pick<App, 'db' | 'clock' | 'keys' | 'log' | 'switches'>
  print: Print
  input: AsyncIterable<Uint8Array>
}
type Json = { json: boolean }

const askForReason = ['--reason <text>', 'why, in plain words; members read it'] as const
const wantsJson = ['--json', 'print the outcome as JSON', false] as const

/** Commands that close the whole installation. docs/operations.md, "Closing an installation", says in which order. */
export function addClosingCommands(cli: Command, { app, print, input }: Deps): void {
  const commands = cli.command('closing').description('close this installation for good')
  const show = async ({ json }: Json) => {
    const [desk, record] = await Promise.all([readClosing(app), readRecord(app)])
    if (json) return print(JSON.stringify({ ...desk, record }))
    describe(print, desk, record)
  }

  commands
    .command('show', { isDefault: true })
    .description('show the day, how far the emails and archives are, and the record once it is finished')
    .option(...wantsJson)
    .action(show)

  commands
    .command('set')
    .description('set the day, at least 30 days ahead: members are told at once, contributions end, no one can join')
    .argument('<day>', 'as in 2026-12-31; no one can sign in from 12:00 UTC on')
    .requiredOption(...askForReason)
    .option(...wantsJson)
    .action(async (on: string, { reason, json }: Json & { reason: string }) => {
      const closing = check(NewClosing, { on, reason })
      await setClosing(app, 'shell', closing).catch(explain)
      if (json) return show({ json })
      print(`this installation closes on ${on}; members are being told`)
    })

  commands
    .command('cancel')
    .description('stay open after all; members who were told are told once')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option(...wantsJson)
    .action(async ({ reason, json }: Json & { reason: string }) => {
      await cancelClosing(app, 'shell', { reason: check(actReason, reason) }).catch(explain)
      if (json) return show({ json })
      print('no day is set; members who were told are being told that it stays open')
    })

  addFinishCommand(commands, app, print)

  commands
    .command('open')
    .description('decrypt a sealed backup; the key comes on standard input')
    .argument('<file>', 'the sealed backup')
    .requiredOption('--to <folder>', 'an empty folder, for deploy/restore.sh')
    .action(async (file: string, { to }: { to: string }) => {
      const key = Buffer.from(await readLine(input), 'hex')
      if (key.length !== sealKeyBytes) throw refused('the key has 64 letters and digits')
      await openSealedBackup(file, to, key).catch((error: Error) => {
        throw refused(`it cannot be opened: ${error.message}`)
      })
      print(`opened into ${to}`)
    })

  commands
    .command('destroyed')
    .description('note that the last backup and all its copies are destroyed')
    .action(async () => {
      await noteDestroyed(app).catch(explain)
      print('noted')
    })
}

type Finishing = { to: string; wait: string }

function addFinishCommand(commands: Command, app: Deps['app'], print: Print): void {
  commands
    .command('finish')
    .description('after the day: seal the last backup, erase all members and print the record; safe to run again')
    .argument('<backup>', 'the folder of a backup by deploy/backup.sh, made after the end')
    .requiredOption('--to <file>', 'where the sealed backup goes')
    .option('--wait <seconds>', 'how long to wait for the worker to delete the files', '600')
    .action(async (backup: string, { to, wait }: Finishing) => {
      const { sealed } = await requireOver(app).catch(explain)
      if (!sealed) await seal(app, print, { backup, to })
      const erasing = { ...app, beforeErase: [endGiving, removeRelationships] }
      const failed = await eraseEveryone(erasing, (erased) => print(`${erased} members erased`))
      if (failed > 0) throw refused(`${failed} members could not be erased; the log says why. Run this again`)
      const left = await untilWorkedOff(app, Number(wait))
      if (left > 0) throw refused(`the worker still has ${left} jobs to do. Let it run, then run this again`)
      const record = await noteFinished(app).catch(explain)
      print(JSON.stringify(record))
      print(`destroy ${to} and every copy of it by ${record.destroyBy}, then run: cli closing destroyed`)
      print(`delete ${backup}, every earlier backup and the database now`)
    })
}

/** The key is printed before anything is erased, and stored nowhere. */
async function seal(app: Deps['app'], print: Print, { backup, to }: { backup: string; to: string }): Promise<void> {
  const { on } = await requireOver(app).catch(explain)
  const takenAt = await takenAtOf(backup).catch((error: Error) => {
    throw refused(error.message)
  })
  if (!(takenAt >= new Date(`${on}T12:00:00Z`))) throw refused('this backup is older than the end: make one now')
  const key = randomBytes(sealKeyBytes)
  const sealed = await sealBackup(backup, to, key).catch((error: Error) => {
    throw refused(`the backup could not be sealed: ${error.message}`)
  })
  print(`the key, shown only now: ${key.toString('hex')}`)
  print(`sealed ${sealed.files} files and all rows, ${sealed.bytes} bytes, SHA-256 ${sealed.sha256}`)
  await noteSealed(app, sealed).catch(explain)
}

const pollMs = 500

async function untilWorkedOff(app: Deps['app'], seconds: number): Promise<number> {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const left = await countUnfinished(app)
    if (left === 0 || waitedMs >= seconds * 1_000) return left
    await pause(pollMs)
  }
}

function describe(print: Print, { closing, members, contributors }: ClosingDesk, record: ClosingRecord | null): void {
  if (!closing) return print(`no day is set; ${members} members, ${contributors} contributors`)
  print(`closes on ${closing.on}, 12:00 UTC`, closing.by ?? 'shell', closing.reason)
  for (const { round, at, queued, sent } of closing.emails)
    print(`email ${round}`, at, `${queued} queued`, `${sent} sent`)
  const { ready, making, failed } = closing.archives
  print(`archives`, `${ready} ready`, `${making} being made`, `${failed} failed`)
  print(`${members} members, ${contributors} contributors`)
  if (!record?.sealed) return
  print(`sealed ${record.sealed.at.toISOString()}`, record.sealed.sha256)
  print(record.finishedAt ? `finished ${record.finishedAt.toISOString()}` : 'not finished: run finish again')
  print(
    record.destroyedAt
      ? 'the last backup is destroyed'
      : `destroy it by ${record.destroyBy}, ${lastBackupDays} days after`,
  )
}

async function readLine(input: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of input) chunks.push(chunk)
  return Buffer.concat(chunks).toString().trim()
}
