// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { toast, toastDurationMs, toastRemovalDelayMs } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  act(() => {
    vi.advanceTimersByTime(toastDurationMs + toastRemovalDelayMs)
  })
  cleanup()
  vi.useRealTimers()
})

const visibleTitles = () => Array.from(document.querySelectorAll('.toast-title'), (title) => title.textContent)

test('draws nothing until there is a message', () => {
  expect(document.body.textContent).toBe('')
})

test('shows one toast at a time', () => {
  act(() => toast({ title: 'First' }))
  act(() => toast({ title: 'Second', text: 'With a sentence.' }))
  expect(visibleTitles()).toEqual(['Second'])
})

test('disappears by itself after 5000 ms', () => {
  act(() => toast({ title: 'Saved' }))
  act(() => {
    vi.advanceTimersByTime(4999)
  })
  expect(visibleTitles()).toEqual(['Saved'])
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(visibleTitles()).toEqual([])
})

test('can be dismissed with its named button', () => {
  act(() => toast({ title: 'Saved' }))
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(visibleTitles()).toEqual([])
})

test('an action runs and closes the toast', () => {
  const undo = vi.fn()
  act(() => toast({ title: 'Removed', action: { label: 'Undo', altText: 'Log it again', onSelect: undo } }))
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(undo).toHaveBeenCalledOnce()
  expect(visibleTitles()).toEqual([])
})

test('a second action is beside the first', () => {
  const [undo, edit] = [vi.fn(), vi.fn()]
  act(() =>
    toast({
      title: 'Saved',
      action: { label: 'Undo', altText: 'Delete it', onSelect: undo },
      otherAction: { label: 'Edit', altText: 'Change it in the list', onSelect: edit },
    }),
  )
  act(() => screen.getByRole('button', { name: 'Edit' }).click())
  expect(edit).toHaveBeenCalledOnce()
  expect(undo).not.toHaveBeenCalled()
  expect(visibleTitles()).toEqual([])
})

function withRail(top: number) {
  const rail = document.body.appendChild(document.createElement('div'))
  rail.dataset['rail'] = ''
  rail.append(document.createElement('button'), document.createElement('button'))
  vi.spyOn(rail, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top - window.scrollY, 390, 72))
  onTestFinished(() => rail.remove())
  return rail
}

const railTop = () => document.documentElement.style.getPropertyValue('--rail-top')

test('is in the rail, even below a bar and after the bar has scrolled away', () => {
  withRail(56)
  act(() => toast({ title: 'Saved' }))
  expect(railTop()).toBe('56px')
  vi.stubGlobal('scrollY', 400)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(railTop()).toBe('0px')
  vi.unstubAllGlobals()
})

test('waits while the keyboard focus is in the rail', () => {
  const [account] = withRail(0).querySelectorAll('button')
  const focused = vi.spyOn(document.querySelector('[data-rail]')!, 'querySelector').mockReturnValue(account!)
  act(() => toast({ title: 'Saved' }))
  expect(visibleTitles()).toEqual([])
  focused.mockReturnValue(null)
  act(() => void document.dispatchEvent(new Event('focusin')))
  expect(visibleTitles()).toEqual(['Saved'])
})
