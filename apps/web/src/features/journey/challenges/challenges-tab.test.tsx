// @vitest-environment happy-dom
import type { ChallengeList } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, type FakeApi, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { aChallenge } from '#testing/together.ts'
import { ChallengesTab } from './challenges-tab.tsx'

const id = (index: number) => `0198a1f0-0000-7000-8000-0000000000c${index}`
const joined = { isParticipating: true, progress: 11, lastCounted: { day: '2026-01-05', amount: 1 } }
const breath = aChallenge({
  ...joined,
  id: id(2),
  title: 'A longer out-breath',
  type: 'minutes',
  requirement: 60,
  limbType: 'pranayama',
  partOfDay: null,
  progress: 45,
  lastCounted: { day: '2026-01-04', amount: 20 },
  participants: 3,
  together: null,
})
const kind = aChallenge({ id: id(3), title: 'Seven kind days', limbType: 'yamas', partOfDay: null, participants: 0 })
const early = aChallenge({ ...joined, id: id(4), title: 'Ten early days', requirement: 10, completedAt: '2025-12-20' })
const over = aChallenge({ ...joined, id: id(5), title: 'Thirty evenings', requirement: 30, endDate: '2026-01-01' })

const full: ChallengeList = { active: [breath, aChallenge(joined), kind], completed: [early], ended: [over] }
const nothing: ChallengeList = { active: [], completed: [], ended: [] }

function open(answers: NonNullable<FakeApi['journey']>, quiet = false) {
  return renderScreen(
    <>
      <h1>Practice journey</h1>
      <ChallengesTab quiet={quiet} />
    </>,
    { api: { journey: answers } },
  )
}
const panel = (name: string) => screen.findByRole('region', { name })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the member’s own progress is shown large, as pebbles up to 31 and as a meter for minutes', async () => {
  open({ challenges: full })
  const mornings = within(await panel('Twenty-one mornings'))
  expect(mornings.getByText('of 21 mornings')).toBeTruthy()
  expect(document.querySelectorAll('.own-challenge-pebbles > i')).toHaveLength(21)
  expect(document.querySelectorAll('.own-challenge-pebble-today')).toHaveLength(1)
  expect(mornings.getByText('10 mornings to go, and 15 days to find them in.')).toBeTruthy()
  const minutes = within(await panel('A longer out-breath'))
  expect(minutes.getByRole('progressbar', { name: '45 of 60 minutes' })).toBeTruthy()
  expect(minutes.getByText('Last counted: Yesterday, 20 minutes.')).toBeTruthy()
})

test('a group shows its size and one total, and a small group no total', async () => {
  open({ challenges: full })
  const mornings = within(await panel('Twenty-one mornings'))
  expect(mornings.getByText('38 people, no ranking')).toBeTruthy()
  expect(mornings.getByText('402 mornings together')).toBeTruthy()
  const minutes = within(await panel('A longer out-breath'))
  expect(minutes.getByText('3 people')).toBeTruthy()
  expect(minutes.queryByText(/together/)).toBeNull()
})

test('open, completed and earlier challenges each have a section', async () => {
  open({ challenges: full })
  expect(within(await panel('Open to join')).getByText('No one yet')).toBeTruthy()
  expect(within(await panel('Completed')).getByText('10 of 10 mornings')).toBeTruthy()
  expect(within(await panel('Earlier challenges')).getByText('11 of 30 mornings')).toBeTruthy()
})

test('JRN-09 joining loads the page’s data again, and the focus goes to the challenge', async () => {
  const view = open({ challenges: { ...nothing, active: [kind] }, joinChallenge: null })
  await screen.findByRole('button', { name: 'Join Seven kind days' })
  view.answer({
    journey: { challenges: { ...nothing, active: [{ ...kind, isParticipating: true, participants: 1 }] } },
  })
  await press('Join Seven kind days')
  expect(await screen.findByText('You’ve joined Seven kind days')).toBeTruthy()
  expect(view.callsTo('journey.joinChallenge')[0]?.url).toBe(`/api/gamification/challenges/${kind.id}/join`)
  expect(view.callsTo('journey.challenges')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Leave Seven kind days' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Seven kind days' })))
})

test('one tap leaves a challenge, and undo joins it again', async () => {
  const view = open({ challenges: full, leaveChallenge: null, joinChallenge: null })
  await press('Leave A longer out-breath')
  expect(await screen.findByText('Your practice stays as it is.')).toBeTruthy()
  await press('Undo')
  await waitFor(() => expect(view.callsTo('journey.joinChallenge')).toHaveLength(1))
})

test.each([
  ['join', 'Join Seven kind days', 'We couldn’t add you to this challenge'],
  ['leave', 'Leave A longer out-breath', 'We couldn’t take you out of this challenge'],
])('a failed %s says so and changes nothing', async (_, button, words) => {
  open({
    challenges: full,
    joinChallenge: refuse('journey.challenge_not_found'),
    leaveChallenge: breakDown(),
  })
  await press(button)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
})

test.each([
  ['before it starts', { startDate: '2026-01-07' }, 'Starts on Wed 7 Jan.'],
  [
    'with one day to come',
    { endDate: '2026-01-05', requirement: 12, lastCounted: null },
    '1 morning to go, and 1 day to find them in.',
  ],
  ['with too few days to come', { endDate: '2026-01-06' }, 'Every practice still counts here.'],
  ['on its last day, once counted', { endDate: '2026-01-05', requirement: 12 }, 'Every practice still counts here.'],
])('%s, a challenge says what is ahead without putting on pressure', async (_, changes, words) => {
  open({ challenges: { ...nothing, active: [aChallenge({ ...joined, ...changes })] } })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('quiet mode shows no number, and the page still makes sense', async () => {
  const { container } = open({ challenges: full }, true)
  expect(within(await panel('Twenty-one mornings')).getByText('You’re taking part, at your own pace.')).toBeTruthy()
  expect(container.innerHTML.replaceAll(/id="[^"]*"|labelledby="[^"]*"|d="[^"]*"/g, '')).not.toMatch(
    /\b\d+ (of|people|mornings|minutes|person)/,
  )
  expect(document.querySelector('.own-challenge-pebbles')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('without any challenge there is a short text and a link', async () => {
  open({ challenges: nothing })
  expect(await screen.findByText('No challenges open')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your streak' })).toBeTruthy()
})

test('JRN-10 a failed load says so, and can be tried again', async () => {
  const view = open({ challenges: breakDown() })
  expect(await screen.findByText('Failed to fetch challenges')).toBeTruthy()
  view.answer({ journey: { challenges: full } })
  await press('Try again')
  expect(await panel('Open to join')).toBeTruthy()
})

test('while it loads, the tab claims nothing', async () => {
  open({ challenges: () => never() })
  expect(screen.queryByText('No challenges open')).toBeNull()
})

test('in gentle days a challenge waits, and asks for nothing', async () => {
  const gentleDays = { state: 'gentle', firstDay: '2026-01-01', lastDay: '2026-01-14' } as const
  open({ challenges: full, settings: journeySettings({ gentleDays }) })
  const mornings = within(await panel('Twenty-one mornings'))
  expect(await mornings.findByText('Your challenge waits. No day is counted against you.')).toBeTruthy()
  expect(mornings.queryByText(/to go|no right pace/)).toBeNull()
})
