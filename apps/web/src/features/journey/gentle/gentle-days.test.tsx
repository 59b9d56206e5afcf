// @vitest-environment happy-dom
import { errors, type JourneySettings } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { whatHelpsPath } from '#lib/product/hard/what-helps-path.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { journeySettings } from '#testing/journey.ts'
import { breakDown, type FakeApi, renderScreen } from '#testing/render-screen.tsx'
import { aBuddy, aChallenge } from '#testing/together.ts'
import { sentencesIn } from '#testing/sentences-in.ts'
import { GentleDays } from './gentle-days.tsx'
import { GentleSide } from './gentle-side.tsx'
import { gentleText } from './gentle.text.ts'

const [one, two] = ['0198a1f0-0000-7000-8000-0000000000a1', '0198a1f0-0000-7000-8000-0000000000a2']
const offer = { state: 'offer' as const, restsOn: [one, two], isNew: true }
const gentle = { state: 'gentle', firstDay: '2026-01-02', lastDay: '2026-01-15' } as const
const withDays = (gentleDays: JourneySettings['gentleDays'], changes: Partial<JourneySettings> = {}) =>
  journeySettings({ gentleDays, ...changes })

function Home({ quiet }: { quiet: boolean }) {
  const { data: settings } = useQuery(journeySettingsQuery)
  return (
    <main>
      <h1>Home</h1>
      {settings && <GentleDays settings={settings} quiet={quiet} />}
    </main>
  )
}

/** The server keeps the settings that a change answers with. */
function open(settings: JourneySettings, answers: NonNullable<FakeApi['journey']> = {}, quiet = false) {
  let current = settings
  const change = (next: JourneySettings) => () => (current = next)
  const view = renderScreen(<Home quiet={quiet} />, {
    api: {
      journey: {
        settings: () => current,
        noteGentleOffer: null,
        answerGentleOffer: ({ body }) => (current = withDays(body.answer === 'yes' ? gentle : { state: 'none' })),
        endGentleDays: change(withDays({ state: 'none' })),
        resumeGentleDays: change(withDays(gentle)),
        ...answers,
      },
    },
  })
  return { ...view, change }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the offer says why and what would change, is noted once, and a yes starts gentle days', async () => {
  const view = open(withDays(offer))
  expect(await screen.findByRole('region', { name: 'Shall we go gently for a while?' })).toBeTruthy()
  expect(screen.getByText(/^Two practices were hard in the last fourteen days\. For two weeks/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await waitFor(() => expect(view.callsTo('journey.noteGentleOffer')).toHaveLength(1))
  await press('Yes, gently')
  expect(await screen.findByRole('region', { name: 'Gentle days until 15 January' })).toBeTruthy()
  expect(view.callsTo('journey.answerGentleOffer')).toMatchObject([{ body: { answer: 'yes' } }])
  expect(document.activeElement?.textContent).toBe('Gentle days until 15 January')
})

test('“Not now” takes the offer away, and one very hard practice is spoken of alone', async () => {
  const view = open(withDays({ ...offer, restsOn: [one], isNew: false }))
  expect(await screen.findByText(/^One practice was very hard in the last fourteen days\./)).toBeTruthy()
  await press('Not now')
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(view.callsTo('journey.noteGentleOffer')).toHaveLength(0)
  expect(document.activeElement?.tagName).toBe('H1')
})

test('an answer that isn’t saved says so, and the offer stays', async () => {
  open(withDays(offer), { answerGentleOffer: breakDown() })
  await press('Yes, gently')
  expect(await screen.findByText('We couldn’t save this')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Not now' })).toBeTruthy()
})

test('the strip shows the day among fourteen stones, and ends with one tap that can be undone', async () => {
  open(withDays(gentle))
  expect(await screen.findByRole('img', { name: 'Day 4 of 14' })).toBeTruthy()
  const stones = [...document.querySelectorAll('.gentle-stones > i')].map(({ className }) => className)
  expect(stones).toHaveLength(14)
  expect(stones.filter((name) => name === 'gentle-stone-past')).toHaveLength(3)
  expect(stones[3]).toBe('gentle-stone-today')
  await press('End gentle days')
  expect(await screen.findByText('Gentle days ended')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /Gentle days/ })).toBeNull()
  await press('Undo')
  expect(await screen.findByRole('region', { name: 'Gentle days until 15 January' })).toBeTruthy()
})

test('a pause is one tap, from today to the last gentle day, and then the strip says so', async () => {
  const pause = { id: one, firstDay: '2026-01-05', lastDay: '2026-01-15' }
  const view = open(withDays(gentle))
  view.answer({ journey: { pause: view.change(withDays(gentle, { pauses: [pause] })) } })
  await press('Take a pause')
  expect(await screen.findByText('You’re on a pause until 15 January.')).toBeTruthy()
  expect(view.callsTo('journey.pause')).toMatchObject([{ body: { firstDay: '2026-01-05', lastDay: '2026-01-15' } }])
  expect(screen.queryByRole('button', { name: 'Take a pause' })).toBeNull()
})

test('a planned pause is left as it is', async () => {
  const pauses = [{ id: one, firstDay: '2026-01-10', lastDay: '2026-01-20' }]
  const view = open(withDays(gentle, { pauses }), { pause: withDays(gentle, { pauses }) })
  await press('Take a pause')
  await waitFor(() => expect(view.callsTo('journey.pause')).toMatchObject([{ body: { lastDay: '2026-01-09' } }]))
})

test('quiet mode shows neither counts nor stones', async () => {
  const view = open(withDays(offer), {}, true)
  expect(await screen.findByText(/^Some of your practice has been hard lately\./)).toBeTruthy()
  view.unmount()
  queryClient.clear()
  open(withDays(gentle), {}, true)
  expect(await screen.findByRole('button', { name: 'End gentle days' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

const openSide = (journey: NonNullable<FakeApi['journey']>) =>
  renderScreen(<GentleSide lastDay="2026-01-15" />, { api: { journey } })
const challenges = { active: [aChallenge({ isParticipating: true })], completed: [], ended: [] }

test('beside the moods: where to turn, and what rests', async () => {
  openSide({ challenges, buddies: { buddies: [aBuddy()], received: [], sent: [] } })
  expect(screen.getByRole('link', { name: 'What can help now' }).getAttribute('href')).toBe(whatHelpsPath)
  expect(screen.getByRole('link', { name: 'Talk to someone' }).getAttribute('href')).toBe('/help-now')
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/settings/letters')
  expect(await screen.findByText('Your challenge waits. No day is counted against you.')).toBeTruthy()
  expect(await screen.findByText(/^Held until 15 January\. .* isn’t told why\.$/)).toBeTruthy()
})

test('nothing rests for someone without challenges and buddies, or when they can’t be loaded', async () => {
  const view = openSide({
    challenges: { active: [aChallenge({ isParticipating: false })], completed: [], ended: [] },
    buddies: breakDown(),
  })
  await waitFor(() => expect(view.callsTo('journey.challenges')).toHaveLength(1))
  expect(screen.queryByText('Resting for now')).toBeNull()
})

test('no text of gentle days blames, alarms or presses anyone', () => {
  const alarming =
    /\b(?:fail(?:ed|ure)?|wrong|should|must|blame|fault|guilt|warning|danger|risk|careful|worr(?:y|ied)|problem|symptom|disorder|los(?:e|t|ing)|miss(?:ed|ing)?|behind|break|unable|weak)\b|!/i
  const own = Object.entries(errors).filter(([code]) => code.includes('gentle'))
  const sentences = sentencesIn([gentleText, own.map(([, [, message]]) => message)])
  expect(sentences.length).toBeGreaterThan(30)
  expect(sentences.filter((sentence) => alarming.test(sentence))).toEqual([])
  expect('You should be careful!').toMatch(alarming)
})
