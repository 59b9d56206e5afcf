import { expect, test } from 'vitest'
import { createLogger } from './log.ts'
import { recordedLog } from '#testing/recorded-log.ts'

const secret = 'never-to-be-seen'

test.each([
  ['at the top', { password: secret }],
  ['one level down', { body: { refreshToken: secret } }],
  ['two levels down', { request: { headers: { authorization: secret, cookie: secret } } }],
  ['three levels down', { a: { b: { c: { email: secret } } } }],
  ['far down, in a list', { a: [{ b: { c: { d: [{ token: secret }] } } }] }],
  ['in a provider’s ticket', { query: { ticket: secret } }],
  ['under a name with a dash', { headers: { 'set-cookie': secret } }],
])('a secret %s is not logged', (_, fields) => {
  const { log, written } = recordedLog()
  log.info(fields, 'something happened')
  expect(written()).toContain('something happened')
  expect(written()).toContain('[redacted]')
  expect(written()).not.toContain(secret)
})

test('endless nesting is cut off', () => {
  const { log, written } = recordedLog()
  const endless: Record<string, unknown> = {}
  endless.self = endless
  log.info(endless, 'something happened')
  expect(written()).toContain('[too deep]')
})

test('a database error keeps table and constraint, without the row', () => {
  const { log, written } = recordedLog()
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    table: 'users',
    detail: `Key (email)=(${secret}) already exists.`,
    where: secret,
  })
  log.error({ err: new Error('outer', { cause: error }) }, 'failed')
  expect(written()).toContain('23505')
  expect(written()).toContain('users')
  expect(written()).not.toContain(secret)
})

test('a line says which process wrote it, if it has a name', () => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  createLogger('info', destination, 'worker compass 17').info('started')
  createLogger('info', destination).info('started')
  expect(lines.map((line) => (JSON.parse(line) as { process?: string }).process)).toEqual([
    'worker compass 17',
    undefined,
  ])
})
