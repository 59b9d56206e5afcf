// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tabAfterKey, Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = ['Mood', 'Sleep', 'Insights'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: `About ${label}`,
}))
const tab = (name: string) => screen.getByRole('tab', { name })

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 1, undefined],
])('%s leads from tab %i to %s', (key, from, to) => {
  expect(tabAfterKey(key, from, 3)).toBe(to)
})

test('shows the first tab, and another one when it is pressed', () => {
  render(<Tabs label="Wellness" tabs={tabs} />)
  expect(screen.getByRole('tabpanel', { name: 'Mood' }).textContent).toBe('About Mood')
  fireEvent.click(tab('Sleep'))
  expect(screen.getByRole('tabpanel', { name: 'Sleep' }).textContent).toBe('About Sleep')
  expect(screen.queryByText('About Mood')).toBeNull()
})

test('starts with the tab from the props', () => {
  render(<Tabs label="Wellness" tabs={tabs} initialTab="insights" />)
  expect(tab('Insights').getAttribute('aria-selected')).toBe('true')
})

test('the keyboard moves focus and choice together, and only the chosen tab is in the tab order', () => {
  render(<Tabs label="Wellness" tabs={tabs} />)
  fireEvent.keyDown(tab('Mood'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tab('Insights'))
  expect(screen.getByRole('tabpanel').textContent).toBe('About Insights')
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, -1, 0])
})

test('a page can store the choice itself', () => {
  const onChange = vi.fn()
  render(<Tabs label="Wellness" tabs={tabs} chosen={{ tab: 'sleep', onChange }} />)
  fireEvent.click(tab('Mood'))
  expect(onChange).toHaveBeenCalledWith('mood')
  expect(screen.getByRole('tabpanel').textContent).toBe('About Sleep')
})
