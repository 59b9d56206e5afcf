import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSealedBackup, sealBackup, sealKeyBytes } from './seal-backup.ts'

const place = await mkdtemp(join(tmpdir(), 'sealed-'))
afterAll(() => rm(place, { recursive: true }))
const [stamp, sealed] = ['2026-12-24T13-00-00Z', join(place, 'last.sealed')]
const folder = join(place, stamp)
const key = randomBytes(sealKeyBytes)
const rows = randomBytes(3 * 1024 * 1024 + 17)
const hash = 'a'.repeat(64)

await mkdir(join(place, 'files/pictures'), { recursive: true })
await mkdir(folder)
await writeFile(join(folder, 'rows.dump'), rows)
await writeFile(join(folder, 'taken-at'), '2026-12-24T13:00:00.123456Z\n')
await writeFile(join(folder, 'files.sha256'), `${hash}  pictures/a one~\n`)
await writeFile(join(place, 'files/pictures/a one~'), 'a stone')
await writeFile(join(place, 'files/pictures/of an earlier backup'), 'another')

let opened = 0
const open = async (file = sealed, with_ = key) => {
  const target = join(place, `opened-${++opened}`)
  await openSealedBackup(file, target, with_)
  return target
}

test('a sealed backup opens with its key, down to the last byte, and holds only the files it names', async () => {
  const { bytes, ...rest } = await sealBackup(folder, sealed, key)
  expect(rest).toMatchObject({ files: 1, takenAt: new Date('2026-12-24T13:00:00.123Z') })
  expect((await stat(sealed)).size).toBe(bytes)
  expect((await stat(sealed)).mode & 0o777).toBe(0o600)
  const target = await open()
  expect((await readFile(join(target, stamp, 'rows.dump'))).equals(rows)).toBe(true)
  expect(await readdir(join(target, 'files/pictures'))).toEqual(['a one~'])
})

const whole = () => readFile(sealed)
const chunk = 5 + 16 + 1024 * 1024
const head = 'sadhana-compass sealed backup 1\n'.length

test.each<[string, () => Promise<Buffer>]>([
  ['a changed byte', async () => Buffer.from((await whole()).map((byte, at) => (at === 2_000_000 ? byte ^ 1 : byte)))],
  ['its end missing', async () => (await whole()).subarray(0, head + 2 * chunk)],
  [
    'its end missing, and the part before it marked as the last',
    async () => {
      const cut = Buffer.from((await whole()).subarray(0, head + 2 * chunk))
      cut.writeUInt8(1, head + chunk + 4)
      return cut
    },
  ],
  ['its last byte missing', async () => (await whole()).subarray(0, -1)],
  [
    'two parts swapped',
    async () => {
      const all = await whole()
      const part = (from: number) => all.subarray(head + from * chunk, head + (from + 1) * chunk)
      return Buffer.concat([all.subarray(0, head), part(1), part(0), all.subarray(head + 2 * chunk)])
    },
  ],
  ['another beginning', async () => Buffer.from('something else that is long enough to be read')],
])('one with %s is refused', async (_what, change) => {
  const file = join(place, 'damaged')
  await writeFile(file, await change())
  await expect(open(file)).rejects.toThrow()
})

test('another key opens nothing', async () => {
  await expect(open(sealed, randomBytes(sealKeyBytes))).rejects.toThrow()
})

test('a backup without its rows, or without a file it names, is not sealed', async () => {
  await rm(join(place, 'files/pictures/a one~'))
  const target = join(place, 'never.sealed')
  await expect(sealBackup(folder, target, key)).rejects.toThrow('tar could not')
  await rm(join(folder, 'rows.dump'))
  await expect(sealBackup(folder, target, key)).rejects.toThrow('no rows.dump')
  expect((await readdir(place)).filter((name) => name.startsWith('never'))).toEqual([])
})
