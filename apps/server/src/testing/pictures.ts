import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

type Png = { width: number; height: number; rows?: Buffer; extra?: Buffer[] }

/** A black PNG. `rows` and `extra` are for content that no honest program would write. */
export function png({ width, height, rows, extra = [] }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', rows ?? deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Text that claims to be metadata and is compressed to a thousandth. */
export const textBomb = (): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(64 * 1024 * 1024))]))

export const bytesOf = (content: Uint8Array): ArrayBuffer => new Uint8Array(content).buffer

/** A valid picture. */
export const samplePicture = (side = 120): ArrayBuffer => {
  const rows = Buffer.alloc((side + 1) * side)
  // Each row starts with filter type 0.
  for (let y = 0; y < side; y++) for (let x = 1; x <= side; x++) rows[y * (side + 1) + x] = (x * y) % 251
  return bytesOf(png({ width: side, height: side, rows: deflateSync(rows) }))
}
