import { createScanner, type HealthRecord } from './health-records.rules.ts'
import { findExport } from './zip-entry.ts'

export type HealthFile = { records: HealthRecord[] }
type Report = (share: number) => void

const isZip = async (file: Blob) => (await file.slice(0, 2).text()) === 'PK'

/** Reads an export of any size piece by piece. Undefined if it isn't an export or is damaged. */
export async function readHealth(file: Blob, report: Report): Promise<HealthFile | undefined> {
  const packed = (await isZip(file)) ? await findExport(file) : { blob: file, isDeflated: false }
  if (!packed) return undefined
  const records: HealthRecord[] = []
  const scanner = createScanner((record) => void records.push(record))
  try {
    for await (const piece of piecesOf(packed.blob, packed.isDeflated, report)) scanner.push(piece)
  } catch {
    return undefined
  }
  return scanner.isExport() ? { records } : undefined
}

async function* piecesOf(blob: Blob, isDeflated: boolean, report: Report): AsyncGenerator<string> {
  let read = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      read += chunk.byteLength
      report(read / blob.size)
      controller.enqueue(chunk)
    },
  })
  const bytes = blob.stream().pipeThrough(counted)
  const reader = (isDeflated ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : bytes).getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
