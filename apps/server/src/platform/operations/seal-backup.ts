import { spawn } from 'node:child_process'
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * A sealed backup is a tar file, encrypted in chunks with AES-256-GCM. Every chunk is numbered, and the last one says
 * that it is the last, so chunks that are missing, repeated or in another order are noticed. A key is used once.
 */
const magic = Buffer.from('sadhana-compass sealed backup 1\n')
const chunkBytes = 1024 * 1024
const tagBytes = 16
export const sealKeyBytes = 32

type Key = { key: Buffer }

const nonceOf = (index: number): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 8)
  return nonce
}
const labelOf = (isLast: boolean) => Buffer.from(isLast ? 'last' : 'more')

function sealChunk({ key }: Key, index: number, plain: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index)).setAAD(labelOf(isLast))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(text.length)
  head.writeUInt8(isLast ? 1 : 0, 4)
  return Buffer.concat([head, cipher.getAuthTag(), text])
}

/** Cuts a stream into pieces of exactly this size, except for the last one. */
async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const part of source) {
    held.push(part)
    bytes += part.length
    if (bytes < size) continue
    let all = Buffer.concat(held)
    for (; all.length >= size; all = all.subarray(size)) yield all.subarray(0, size)
    held = [all]
    bytes = all.length
  }
  yield Buffer.concat(held)
}

async function* sealed(key: Buffer, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  yield magic
  let [index, previous] = [0, undefined as Buffer | undefined]
  for await (const piece of inPieces(plain, chunkBytes)) {
    if (previous) yield sealChunk({ key }, index++, previous, false)
    previous = piece
  }
  yield sealChunk({ key }, index, previous ?? Buffer.alloc(0), true)
}

/** Throws if a byte was changed, or the end is missing. */
async function* opened(key: Buffer, source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const read = createReader(source)
  if (!(await read(magic.length)).equals(magic)) throw new Error('this is not a sealed backup')
  for (let index = 0; ; index++) {
    const head = await read(5 + tagBytes)
    const isLast = head.readUInt8(4) === 1
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index), { authTagLength: tagBytes })
    decipher.setAAD(labelOf(isLast)).setAuthTag(head.subarray(5))
    const size = head.readUInt32BE()
    if (size > chunkBytes) throw new Error('the sealed backup is damaged')
    yield Buffer.concat([decipher.update(await read(size)), decipher.final()])
    if (isLast) return
  }
}

function createReader(source: AsyncIterable<Uint8Array>) {
  const parts = source[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return async (size: number): Promise<Buffer> => {
    while (rest.length < size) {
      const { value, done } = await parts.next()
      if (done) throw new Error('the end of the sealed backup is missing')
      rest = Buffer.concat([rest, value])
    }
    const piece = rest.subarray(0, size)
    rest = rest.subarray(size)
    return piece
  }
}

function tar(args: readonly string[], input: AsyncIterable<Uint8Array> | undefined, output: 'pipe' | 'ignore') {
  const child = spawn('tar', args, { stdio: [input ? 'pipe' : 'ignore', output, 'inherit'] })
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error('tar could not read or write everything')
  })
  ended.catch(() => {})
  return { child, ended }
}

/** The files of a backup by `deploy/backup.sh`: its folder, and the members' files that it names. */
async function listBackup(folder: string): Promise<{ takenAt: Date; names: string[]; files: number }> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const [takenAt, hashes] = await Promise.all([read('taken-at'), read('files.sha256')])
  await stat(join(folder, 'rows.dump')).catch((cause: unknown) => {
    throw new Error('this backup has no rows.dump: make one with deploy/backup.sh', { cause })
  })
  const files = hashes
    .split('\n')
    .filter(Boolean)
    .map((line) => `files/${line.slice(66)}`)
  return { takenAt: new Date(takenAt.trim()), names: [basename(folder), ...files], files: files.length }
}

export const takenAtOf = async (folder: string): Promise<Date> => (await listBackup(resolve(folder))).takenAt

type Sealed = { sha256: string; bytes: number; takenAt: Date; files: number }

/** Encrypts a backup into one file, and reads that again to its end with the key. */
export async function sealBackup(from: string, target: string, key: Buffer): Promise<Sealed> {
  const folder = resolve(from)
  const { takenAt, names, files } = await listBackup(folder)
  const list = Readable.from([Buffer.from(names.map((name) => `${name}\0`).join(''))])
  const args = ['--create', '--file=-', `--directory=${dirname(folder)}`, '--null', '--verbatim-files-from']
  const { child, ended } = tar([...args, '--files-from=-'], list, 'pipe')
  if (!child.stdin || !child.stdout) throw new Error('tar has no pipes')
  const draft = `${target}.unfinished`
  const plain = createHash('sha256')
  try {
    await Promise.all([
      pipeline(list, child.stdin),
      pipeline(sealed(key, hashing(child.stdout, plain)), createWriteStream(draft, { mode: 0o600, flush: true })),
      ended,
    ])
    const [cipher, again] = [createHash('sha256'), createHash('sha256')]
    await pipeline(opened(key, hashing(createReadStream(draft), cipher)), swallow(again))
    if (plain.digest('hex') !== again.digest('hex')) throw new Error('the sealed backup cannot be read again')
    await rename(draft, target)
    return { sha256: cipher.digest('hex'), bytes: (await stat(target)).size, takenAt, files }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Writes the folders of the backup, as `deploy/restore.sh` expects them. */
export async function openSealedBackup(file: string, target: string, key: Buffer): Promise<void> {
  await mkdir(target, { recursive: true })
  const source = Readable.from(opened(key, createReadStream(file)))
  const { child, ended } = tar(['--extract', '--file=-', `--directory=${target}`], source, 'ignore')
  if (!child.stdin) throw new Error('tar has no pipes')
  await Promise.all([pipeline(source, child.stdin), ended])
}

async function* hashing(source: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const part of source) {
    hash.update(part)
    yield part
  }
}

const swallow = (hash: ReturnType<typeof createHash>) =>
  new Writable({
    write: (part: Buffer, _encoding, done) => {
      hash.update(part)
      done()
    },
  })
