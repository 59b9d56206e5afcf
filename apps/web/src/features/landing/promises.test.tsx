// @vitest-environment happy-dom
import { afterFeelings, beforeFeelings, exportFileName, limbs } from '@sadhana/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { Promises } from './promises.tsx'

// The landing page doesn't load the contract, so it repeats these words.
test('the promises use the same words as the app', () => {
  renderScreen(<Promises />)
  const [, before, after] = /(\w+) *to *(\w+?)An example: your/.exec(document.body.textContent ?? '') ?? []
  expect(beforeFeelings).toContain(before)
  expect(afterFeelings).toContain(after)
  expect(limbs).toContain(/common shift with (\w+)/.exec(screen.getByText(/common shift/).textContent ?? '')?.[1])
  expect(screen.getByText(visibilityLabels.private)).toBeTruthy()
  expect(screen.getByText(exportFileName)).toBeTruthy()
})

test('the promises claim nothing that isn’t built', () => {
  renderScreen(<Promises />)
  expect(document.body.textContent).toContain('your practices, moods and nights as CSV files')
  expect(document.body.textContent).not.toMatch(/archive|recommend|advice/i)
})

test('the number on the page is marked as an example', () => {
  renderScreen(<Promises />)
  expect(screen.getByText(/common shift/).textContent).toMatch(/^An example: /)
})
