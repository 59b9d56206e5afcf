// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { disturbPage, untouched, whatIsLeft } from './disturbed-page.ts'

let hasRung = false

test('a test leaves something for later', () => {
  setTimeout(() => (hasRung = true))
  expect(hasRung).toBe(false)
})

test('it doesn’t happen in the next test', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(hasRung).toBe(false)
})

test('the page is fresh, whatever the last file did to it', () => {
  expect(whatIsLeft()).toEqual(untouched)
  disturbPage()
  expect(whatIsLeft()).not.toEqual(untouched)
})
