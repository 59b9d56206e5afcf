import { Writable } from 'node:stream'
import { createLogger } from '#platform/log.ts'

/** A log whose lines a test can read. */
export function recordedLog(level = 'info') {
  let text = ''
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString()
      done()
    },
  })
  return { log: createLogger(level, stream), written: () => text }
}
