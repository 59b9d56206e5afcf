import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const enough = {
  PUBLIC_URL: 'https://compass.example',
  DATABASE_URL: 'postgres://127.0.0.1/sadhana',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'hello@compass.example',
  SECRET_KEY: 'x'.repeat(32),
  STORAGE_URL: 'file:var/storage',
}

test('what is needed is enough; the rest has sensible values', () => {
  expect(readConfig(enough)).toMatchObject({ ...enough, PORT: 3000, NODE_ENV: 'development', TRUSTED_PROXIES: [] })
})

test('every mistake is named at once, in words', () => {
  const wrong = { ...enough, DATABASE_URL: 'mysql://x', PORT: 'many', SECRET_KEY: 'short', SMTP_URL: undefined }
  expect(() => readConfig(wrong)).toThrow(
    /The configuration cannot be used:[^]*PORT: [^]*DATABASE_URL: must be a postgres[^]*SMTP_URL: is missing[^]*SECRET_KEY: must be at least 32/,
  )
})

test('a message never repeats a secret', () => {
  expect(() => readConfig({ ...enough, SECRET_KEY: 'hunter2' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }),
  )
})

describe('a variable from a file', () => {
  const { SECRET_KEY, ...others } = enough
  const path = join(folder, 'secret')
  writeFileSync(path, `${SECRET_KEY}\n`)

  test('is read without its last line break', () => {
    expect(readConfig({ ...others, SECRET_KEY_FILE: path }).SECRET_KEY).toBe(SECRET_KEY)
  })
  test('cannot be given twice', () => {
    expect(() => readConfig({ ...enough, SECRET_KEY_FILE: path })).toThrow('set either SECRET_KEY or SECRET_KEY_FILE')
  })
  test('must exist', () => {
    expect(() => readConfig({ ...others, SECRET_KEY_FILE: join(folder, 'gone') })).toThrow('SECRET_KEY_FILE: the file')
  })
})

describe('plain http', () => {
  const insecure = { ...enough, PUBLIC_URL: 'http://compass.example' }
  test.each([
    ['is refused in production', { ...insecure, NODE_ENV: 'production' }, false],
    ['can be forced', { ...insecure, NODE_ENV: 'production', ALLOW_INSECURE_HTTP: 'true' }, true],
    ['is fine on this machine', { ...insecure, NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }, true],
    ['is fine in development', insecure, true],
  ])('%s', (_, env, accepted) => {
    const read = () => readConfig(env)
    if (accepted) expect(read).not.toThrow()
    else expect(read).toThrow('sign-in needs https in production')
  })
})

test('s3 storage without its keys is refused', () => {
  expect(() => readConfig({ ...enough, STORAGE_URL: 's3://bucket' })).toThrow('S3_ACCESS_KEY_ID')
})
