// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { aMood, aNight } from '#testing/wellness.ts'
import { DeletedEntriesScreen } from './deleted-screen.tsx'

const times = { deletedAt: '2026-01-05T13:21:00.000Z', erasedAt: '2026-01-12T13:21:00.000Z' }

test('deleted moods and nights can be restored', async () => {
  const view = renderScreen(<DeletedEntriesScreen />, {
    api: {
      wellness: {
        deleted: [
          { ...times, mood: aMood() },
          { ...times, night: aNight() },
        ],
        restoreMood: aMood(),
      },
      insight: {},
    },
  })
  const [mood, night] = await screen.findAllByRole('listitem')
  expect(mood?.textContent).toMatch(/^Calm, /)
  expect(night?.textContent).toMatch(/^Night, waking on /)
  view.answer({ wellness: { deleted: [{ ...times, night: aNight() }] } })
  fireEvent.click(screen.getByRole('button', { name: /^Restore: Calm/ }))
  expect(await screen.findByText('Entry restored')).toBeTruthy()
  expect(view.callsTo('wellness.restoreMood')).toHaveLength(1)
  await expect
    .poll(() => screen.getAllByRole('listitem').some(({ textContent }) => textContent?.startsWith('Calm')))
    .toBe(false)
})

test('nothing deleted is said so', async () => {
  renderScreen(<DeletedEntriesScreen />, { api: { wellness: { deleted: [] } } })
  expect(await screen.findByText('Nothing here')).toBeTruthy()
})
