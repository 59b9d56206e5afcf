// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { mira } from '#testing/mira.ts'
import { breakDown, renderScreen } from '#testing/render-screen.tsx'
import { HomeBeginning } from './home-beginning.tsx'
import { HomeDashboard } from './home-dashboard.tsx'

const sits = [
  { id: '0198a1f0-0000-7000-8000-00000000000a', name: 'Morning' },
  { id: '0198a1f0-0000-7000-8000-00000000000b', name: 'Sit, walk, sit' },
]

test('the first sits of the member are on home, as the server has them', async () => {
  const view = renderScreen(<HomeDashboard user={mira} />, {
    api: {
      journey: { settings: journeySettings({ firstSits: sits }) },
      practice: { usual: [] },
      insight: { analytics: breakDown() },
    },
  })
  const link = await screen.findByRole('link', { name: 'Sit, walk, sit' })
  expect(link.getAttribute('href')).toBe(`/meditation?sit=${sits[1]!.id}`)
  expect(view.callsTo('timer.read')).toEqual([])
})

test('without any, home says nothing of them', () => {
  renderScreen(<HomeBeginning user={mira} usual={[]} sits={[]} question={undefined} isFirstDay={false} />)
  expect(screen.queryByText('Your sits')).toBeNull()
})
