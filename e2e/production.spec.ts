import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { demoMember } from '@sadhana/contract'
import { expect } from '@playwright/test'
import { root } from './support/service.ts'
import { test } from './support/test.ts'

const built = resolve(root, 'apps/web/dist')
const forDevelopers = [demoMember.username, demoMember.password, 'Sign in as Maya', '/dev/emails']

test('the built app contains nothing that is for developers', () => {
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(20)
  const telling = files
    .map(({ parentPath, name }) => resolve(parentPath, name))
    .filter((path) => forDevelopers.some((words) => readFileSync(path).includes(words)))
  expect(telling).toEqual([])
})

test('no one can read emails in production', async ({ request }) => {
  const textAt = async (path: string) => (await request.get(path)).text()
  expect(await textAt('/dev/emails')).toBe(await textAt('/no-such-page'))
})
