import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { practiceFile, practiceLine, zipOf } from '#testing/portability/archives.ts'
import { openZip } from './zip-file.service.ts'

const megabyte = 1024 * 1024

/** Records how much of the content was read. */
function sourceOf(content: Buffer) {
  const seen = { bytes: 0 }
  const read = async function* (start: number, end: number) {
    seen.bytes += end - start
    yield content.subarray(start, end)
  }
  return { seen, source: { size: content.length, read } }
}

/** A zip directory that contains only names. It states its real length, or a shorter one. */
function directoryOf(entries: number, { saysIt = true } = {}): Buffer {
  const [entryBytes, endBytes] = [46 + 8, 56 + 20 + 22]
  const zip = Buffer.alloc(entries * entryBytes + endBytes)
  for (let number = 0; number < entries; number++) {
    const at = number * entryBytes
    zip.writeUInt32LE(0x02_01_4b_50, at)
    zip.writeUInt16LE(8, at + 28)
    zip.write(number.toString(36).padStart(8, '0'), at + 46, 'latin1')
  }
  const end = entries * entryBytes
  const counted = BigInt(saysIt ? entries : 10)
  // The end record for large files, its offset, and the end record for small files, which points to it.
  zip.writeUInt32LE(0x06_06_4b_50, end)
  zip.writeBigUInt64LE(44n, end + 4)
  for (const offset of [24, 32]) zip.writeBigUInt64LE(counted, end + offset)
  zip.writeBigUInt64LE(counted * BigInt(entryBytes), end + 40)
  zip.writeUInt32LE(0x07_06_4b_50, end + 56)
  zip.writeBigUInt64LE(BigInt(end), end + 56 + 8)
  zip.writeUInt32LE(1, end + 56 + 16)
  zip.writeUInt32LE(0x06_05_4b_50, end + 76)
  zip.fill(0xff, end + 76 + 8, end + 76 + 20)
  return zip
}

test('a million entries are refused because of their number, without being read', async () => {
  const { source, seen } = sourceOf(directoryOf(1_000_000))
  expect(source.size).toBeGreaterThan(50 * megabyte)
  await expect(openZip(source)).rejects.toMatchObject({ refusal: 'too-large' })
  expect(seen.bytes).toBeLessThan(megabyte)
})

test('a million entries that claim to be ten are read as ten', async () => {
  const { source, seen } = sourceOf(directoryOf(1_000_000, { saysIt: false }))
  const zip = await openZip(source)
  expect([zip.has('00000009'), zip.has('0000000a'), zip.has('manifest.json')]).toEqual([true, false, false])
  expect(seen.bytes).toBeLessThan(megabyte)
})

test('an archive in the format for more than four gigabytes is read', async () => {
  const content = await zipOf(practiceFile(practiceLine()), { forceZip64Format: true })
  expect(content.includes(Buffer.from([0x50, 0x4b, 0x06, 0x06]))).toBe(true)
  const zip = await openZip(sourceOf(content).source)
  const rows = await text(Readable.from(zip.read('data/practice_sessions.jsonl', megabyte)))
  expect(rows).toContain('dhyana')
})

test('nested entries are refused', async () => {
  const content = await zipOf({ 'one.txt': 'a'.repeat(50), 'two.txt': 'b'.repeat(50) })
  const listed = content.indexOf('two.txt', content.lastIndexOf('one.txt'))
  // The position of the second entry is in the directory, 42 bytes after its start and 4 bytes before its name.
  content.writeUInt32LE(0, listed - 4)
  await expect(openZip(sourceOf(content).source)).rejects.toMatchObject({ refusal: 'unsafe' })
})
