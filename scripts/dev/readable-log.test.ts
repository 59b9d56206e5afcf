import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readableLine, readableLog } from './readable-log.ts'

const time = new Date(2026, 2, 1, 6, 30, 5).getTime()

test.each([
  [
    'an answer',
    { level: 30, time, reqId: '1', method: 'GET', route: '/api/x', status: 200, ms: 3, msg: 'answered' },
    '06:30:05 api     info  GET /api/x 200 in 3 ms',
  ],
  [
    'another line',
    { level: 40, time, msg: 'Redis does not answer', reason: 'refused' },
    '06:30:05 api     warn  Redis does not answer reason="refused"',
  ],
  [
    'an error',
    { level: 50, time, msg: 'failed', err: { message: 'no', stack: 'Error: no\n    at x' } },
    '06:30:05 api     error failed\nError: no\n    at x',
  ],
  ['a probe', { level: 30, time, method: 'GET', route: '/readyz', status: 200, ms: 1, msg: 'answered' }, null],
])('%s', (_, line, shown) => {
  expect(readableLine('api', JSON.stringify(line))).toBe(shown)
})

test('text that isn’t JSON stays, and a line may arrive in two parts', async () => {
  const parts = [`plain words\n{"level":30,"ti`, `me":${time},"msg":"ready"}\n`].map((part) => Buffer.from(part))
  expect(await text(Readable.from(parts).pipe(readableLog('worker')))).toBe(
    'worker  plain words\n06:30:05 worker  info  ready\n',
  )
})
