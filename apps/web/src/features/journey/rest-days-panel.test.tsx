// @vitest-environment happy-dom
import type { FixedRestDay } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, renderScreen } from '#testing/render-screen.tsx'
import { RestDaysPanel } from './rest-days-panel.tsx'

const open = (fixedRestDays: FixedRestDay[], changeSettings = breakDown()) => {
  const settings = journeySettings({ fixedRestDays })
  return renderScreen(<RestDaysPanel settings={settings} />, { api: { journey: { settings, changeSettings } } })
}
const day = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('the chosen days are marked, and a fourth weekday can’t be added', () => {
  open(['monday', 'thursday', 'sunday', 'full-moon'])
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.filter(({ checked }) => checked)).toEqual([
    day('Monday'),
    day('Thursday'),
    day('Sunday'),
    day(/^Full moon/),
  ])
  expect(day('Tuesday').disabled).toBe(true)
  expect(day('Monday').disabled).toBe(false)
  expect(screen.getByText('Next on Sunday 18 January')).toBeTruthy()
})

test('a tap saves all chosen days', async () => {
  const saved = journeySettings({ fixedRestDays: ['saturday', 'new-moon'] })
  const view = renderScreen(<RestDaysPanel settings={journeySettings({ fixedRestDays: ['saturday'] })} />, {
    api: { journey: { settings: saved, changeSettings: saved } },
  })
  fireEvent.click(screen.getByLabelText(/^New moon/))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(view.callsTo('journey.changeSettings').map(({ body }) => body)).toEqual([
    { fixedRestDays: ['saturday', 'new-moon'] },
  ])
})

test('a tap that can’t be saved is taken back', async () => {
  const view = open(['saturday'])
  fireEvent.click(day('Saturday'))
  expect(await screen.findByText('Failed to update preferences')).toBeTruthy()
  expect(view.callsTo('journey.changeSettings')[0]?.body).toEqual({ fixedRestDays: [] })
  await waitFor(() => expect(day('Saturday').checked).toBe(true))
})
