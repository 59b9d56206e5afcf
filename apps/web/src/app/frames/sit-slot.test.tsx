// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { SitSlot } from './sit-slot.tsx'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('#features/meditation/pill/sit-pill.tsx', () => {
  loaded()
  return { SitPill: ({ userId }: { userId: string }) => `the sit of ${userId}` }
})

test('none of the timer’s code is loaded until there is a sit, in this tab or another', async () => {
  renderScreen(<SitSlot userId="asha" />)
  expect(loaded).not.toHaveBeenCalled()
  localStorage.setItem(sitKey, '{}')
  act(() => void window.dispatchEvent(new Event('storage')))
  expect(await screen.findByText('the sit of asha')).toBeTruthy()
})
