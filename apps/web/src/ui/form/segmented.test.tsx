// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Segmented } from './segmented.tsx'

afterEach(cleanup)

const ranges = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const

function Range({ label }: { label: string }) {
  const [range, setRange] = useState<'weekly' | 'monthly'>('weekly')
  return <Segmented label={label} options={ranges} value={range} onValueChange={setRange} />
}

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value)

test('exactly one view is chosen, and choosing another replaces it', () => {
  render(<Range label="Progress" />)
  expect(checked()).toEqual(['weekly'])
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(checked()).toEqual(['monthly'])
})

test('the radios of one control share a name, so that the arrow keys stay inside it', () => {
  render(
    <>
      <Range label="Progress" />
      <Range label="Insights" />
    </>,
  )
  const [progress, insights] = screen.getAllByRole('radiogroup').map((group) => {
    const names = Array.from(group.querySelectorAll('input'), (radio) => radio.name)
    return new Set(names)
  })
  expect(progress?.size).toBe(1)
  expect(insights?.size).toBe(1)
  expect(progress).not.toEqual(insights)
})
