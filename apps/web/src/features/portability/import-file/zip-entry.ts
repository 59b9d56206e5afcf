/** Where the bytes of one entry in a zip file are, and how they are packed. */
type Entry = { name: string; method: number; packed: number; size: number; offset: number }

const endSignature = 0x06_05_4b_50
const zip64EndSignature = 0x06_06_4b_50
const locatorSignature = 0x07_06_4b_50
const entrySignature = 0x02_01_4b_50
const endBytes = 22
const maxCommentLength = 65_535
/** An export has a few thousand entries, most of them workout routes. */
const maxDirectoryBytes = 64 * 1024 * 1024
const isLarge = 0xff_ff_ff_ff

const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(Math.max(0, from), to).arrayBuffer())
const long = (view: DataView, at: number) => Number(view.getBigUint64(at, true))

async function directoryOf(file: Blob): Promise<DataView | undefined> {
  const from = Math.max(0, file.size - endBytes - maxCommentLength)
  const tail = await viewOf(file, from, file.size)
  let at = tail.byteLength - endBytes
  while (at >= 0 && tail.getUint32(at, true) !== endSignature) at -= 1
  if (at < 0) return undefined
  let [size, offset] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)]
  if (at >= 20 && tail.getUint32(at - 20, true) === locatorSignature) {
    const where = long(tail, at - 20 + 8)
    const end = await viewOf(file, where, where + 56)
    if (end.byteLength < 56 || end.getUint32(0, true) !== zip64EndSignature) return undefined
    ;[size, offset] = [long(end, 40), long(end, 48)]
  }
  return size > maxDirectoryBytes ? undefined : viewOf(file, offset, offset + size)
}

function* entriesOf(view: DataView): Generator<Entry> {
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === entrySignature;) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    const end = at + 46 + nameLength + extraLength
    if (end > view.byteLength) return
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength))
    const entry = {
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    yield withZip64Sizes(entry, view, at + 46 + nameLength, extraLength)
    at = end + commentLength
  }
}

/** In files of more than 4 GB, sizes that don't fit their usual place are in an extra field. */
function withZip64Sizes(entry: Entry, view: DataView, from: number, length: number): Entry {
  const result = { ...entry }
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    let next = at + 4
    for (const field of ['size', 'packed', 'offset'] as const) {
      if (entry[field] !== isLarge || next + 8 > view.byteLength) continue
      result[field] = long(view, next)
      next += 8
    }
  }
  return result
}

/** Apple calls it `export.xml`, or the same in the phone's language. A clinical export is beside it. */
const isExport = ({ name }: Entry) => /^[^/]+\/[^/]+\.xml$|^[^/]+\.xml$/i.test(name) && !/_cda\.xml$/i.test(name)

export type PackedEntry = { blob: Blob; isDeflated: boolean }

/** The part of the zip file that contains the export, still compressed. Undefined if there is none. */
export async function findExport(file: Blob): Promise<PackedEntry | undefined> {
  const directory = await directoryOf(file)
  if (!directory) return undefined
  let entry: Entry | undefined
  for (const candidate of entriesOf(directory))
    if (isExport(candidate) && candidate.size > (entry?.size ?? 0)) entry = candidate
  return entry && packedOf(file, entry)
}

async function packedOf(file: Blob, entry: Entry): Promise<PackedEntry | undefined> {
  if (entry.method !== 0 && entry.method !== 8) return undefined
  const head = await viewOf(file, entry.offset, entry.offset + 30)
  if (head.byteLength < 30) return undefined
  const from = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  return { blob: file.slice(from, from + entry.packed), isDeflated: entry.method === 8 }
}

/** More entries than any file has that we unpack several of. */
const maxEntries = 10_000

export async function namesIn(file: Blob): Promise<string[]> {
  const directory = await directoryOf(file)
  return directory ? Array.from(entriesOf(directory), ({ name }) => name) : []
}

/**
 * The texts of some entries, by name. Undefined if one is damaged, or if they are larger than `maxBytes` together, as
 * they come and whatever their headers say.
 */
export async function readTexts(
  file: Blob,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Promise<Map<string, string> | undefined> {
  const directory = await directoryOf(file)
  const entries = directory ? [...entriesOf(directory)].filter(({ name }) => isWanted(name)) : []
  if (entries.length > maxEntries) return undefined
  const texts = new Map<string, string>()
  let left = maxBytes
  for (const entry of entries) {
    const packed = await packedOf(file, entry)
    const bytes = packed && (await unpack(packed, left))
    if (!bytes) return undefined
    left -= bytes.byteLength
    texts.set(entry.name, new TextDecoder().decode(bytes))
  }
  return texts
}

async function unpack({ blob, isDeflated }: PackedEntry, maxBytes: number): Promise<Uint8Array | undefined> {
  const stream = isDeflated ? blob.stream().pipeThrough(new DecompressionStream('deflate-raw')) : blob.stream()
  const reader = stream.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
      size += value.byteLength
      if (size > maxBytes) {
        await reader.cancel()
        return undefined
      }
      chunks.push(value)
    }
  } catch {
    return undefined
  }
}

/** Whether it is an archive that we made. */
export async function isOwnArchive(file: Blob): Promise<boolean> {
  const names = await namesIn(file)
  return names.includes('manifest.json') && names.some((name) => /^data\/\w+\.jsonl$/.test(name))
}
