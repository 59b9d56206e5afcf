import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { basesOf, pinned } from './pin.rules.ts'

const digest = `sha256:${'a1'.repeat(32)}`
const file =
  'FROM --platform=$BUILDPLATFORM node:24-slim AS build\nRUN npm ci\nFROM build AS tests\nFROM node:24-slim\n'

test('the images that a Dockerfile starts from are found once, without its own stages', () => {
  expect(basesOf(file)).toEqual(['node:24-slim'])
  expect(basesOf(readFileSync('deploy/Dockerfile', 'utf8'))).toEqual(['node:24-slim'])
})

test('every use of an image gets the digest, and a former one is replaced', () => {
  const once = pinned(file, 'node:24-slim', digest)
  expect(once.match(/node:24-slim@sha256:a1/g)).toHaveLength(2)
  expect(once).toContain(`FROM --platform=$BUILDPLATFORM node:24-slim@${digest} AS build`)
  expect(basesOf(once)).toEqual(['node:24-slim'])
  const other = digest.replaceAll('a1', 'b2')
  expect(pinned(once, 'node:24-slim', other)).toBe(pinned(file, 'node:24-slim', other))
})

test('an image with a longer name stays as it is', () => {
  expect(pinned('FROM node:24-slim-bookworm\n', 'node:24-slim', digest)).toBe('FROM node:24-slim-bookworm\n')
})

test('anything but a digest is refused', () => {
  expect(() => pinned(file, 'node:24-slim', 'latest')).toThrow('latest is not a digest')
})
