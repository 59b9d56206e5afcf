// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { disturbPage, untouched, whatIsLeft } from './disturbed-page.ts'

test('the page is fresh, whatever the last file did to it', () => {
  expect(whatIsLeft()).toEqual(untouched)
  disturbPage()
  expect(whatIsLeft()).not.toEqual(untouched)
})
