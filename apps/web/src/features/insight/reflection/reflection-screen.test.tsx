// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { journeySettings } from '#testing/journey.ts'
import { aReflection, reflectionPage } from '#testing/reflection.ts'
import { breakDown, type FakeApi, loseNetwork, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { ReflectionScreen } from './reflection-screen.tsx'

const open = (reflection: FakeApi['reflection'] = {}, quietMode = false) =>
  renderScreen(<ReflectionScreen />, {
    api: {
      reflection: { read: reflectionPage(), ...reflection },
      journey: { settings: journeySettings({ quietMode }) },
    },
  })

const ready = reflectionPage({
  choice: 'unasked',
  lastMonth: { month: '2025-12', state: 'ready' },
  reflection: null,
})
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const line = (name: string) => screen.findByRole('heading', { level: 2, name })
const monthly = () => screen.getByRole<HTMLInputElement>('switch', { name: /A reflection at the start of each month/ })

describe('the question', () => {
  test('names the month and three answers, and says which data is used', async () => {
    open({ read: ready })
    await line('Shall we read December back to you?')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Yes, once a month',
      'Only December',
      'No, thank you',
    ])
    expect(screen.getByText(/never your notes, and you can look at exactly what was read\.$/)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('answered yes, turns on monthly reflections, makes this one and shows it', async () => {
    const { answer, callsTo } = open({ read: ready, choose: null, make: aReflection() })
    await line('Shall we read December back to you?')
    answer({ reflection: { read: reflectionPage() } })
    await press('Yes, once a month')
    await line('December was a month of short mornings.')
    expect(callsTo('reflection.choose').map(({ body }) => body)).toEqual([{ choice: 'monthly' }])
    expect(callsTo('reflection.make').map(({ body }) => body)).toEqual([{ month: '2025-12' }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Insights'))
  })

  test('answered with only this month, makes it and turns nothing on', async () => {
    const { answer, callsTo } = open({ read: ready, make: aReflection() })
    await line('Shall we read December back to you?')
    answer({ reflection: { read: reflectionPage({ choice: 'unasked' }) } })
    await press('Only December')
    await line('December was a month of short mornings.')
    expect(callsTo('reflection.choose')).toEqual([])
    expect(monthly().checked).toBe(false)
  })

  test('answered no, is remembered, and the month can still be reflected on', async () => {
    const { answer, callsTo } = open({ read: ready, choose: null })
    await line('Shall we read December back to you?')
    answer({ reflection: { read: { ...ready, choice: 'no' } } })
    await press('No, thank you')
    await line('December can be read back to you')
    expect(callsTo('reflection.choose').map(({ body }) => body)).toEqual([{ choice: 'no' }])
    expect(screen.getByRole('button', { name: 'Read December back' })).toBeTruthy()
    expect(monthly().checked).toBe(false)
  })

  test('stays when the month can’t be made, and says why', async () => {
    open({ read: ready, make: refuse('reflection.too_little') })
    await press('Only December')
    expect(await screen.findByText('We couldn’t read your month back')).toBeTruthy()
    expect(screen.getByText('A reflection needs at least three practices in the month.')).toBeTruthy()
    await line('Shall we read December back to you?')
  })

  test('can be pressed only once', async () => {
    const { callsTo } = open({ read: ready, make: () => never() })
    await press('Only December')
    await press('Only December')
    await press('Yes, once a month')
    await press('No, thank you')
    expect([callsTo('reflection.make').length, callsTo('reflection.choose').length]).toEqual([1, 0])
  })
})

describe('the reflection', () => {
  test('connects every sentence to what was counted, and says who worded it', async () => {
    open()
    await line('December was a month of short mornings.')
    expect(screen.getByText('December, read back to you')).toBeTruthy()
    expect(screen.getByText('Premium AI insights')).toBeTruthy()
    const places = screen.getAllByRole('link', { name: /^Evidence/ })
    expect(places.map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
      ['1', 'Evidence 1'],
      ['2', 'Evidence 2'],
      ['3', 'Evidence 3'],
    ])
    const evidence = screen.getByRole('list', { name: 'What this is counted from' })
    const rows = within(evidence).getAllByRole('listitem')
    expect(places.map((link) => link.getAttribute('href'))).toEqual(rows.map(({ id }) => `#${id}`))
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '122 days, 26 practices, middle length 15 minutes',
      '28 practices begun stressed, 6 ended calm, 5 of those pranayama; associated with, not caused by',
      '3Pause from 8 December to 13 December',
    ])
    expect(screen.getAllByText('pranayama').map(({ lang }) => lang)).toEqual(['sa-Latn', 'sa-Latn'])
    expect(screen.getByText(/No language model was asked\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Not quite right' }).getAttribute('href')).toBe('/settings/letters')
  })

  test('shows exactly which data was used', async () => {
    open()
    await press('See what was read')
    const dialog = within(await screen.findByRole('dialog', { name: 'What was read' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mon,? 1 Dec, 0?6:30Pranayama, 15 minutesstressedcalm$/),
      expect.stringMatching(/^Sun,? 14 Dec, 0?6:40Dhyana, 1 minutenot loggedit was hard$/),
      'Pause from 8 December to 13 December',
    ])
    expect(dialog.getByRole('heading', { name: '2 practices' })).toBeTruthy()
    expect(dialog.getByText(/Notes, titles, pictures, moods and sleep were not read\.$/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('has no numbers in quiet mode, not even in the data used', async () => {
    open({}, true)
    await screen.findByText(/You often practised for about the same time\./)
    const evidence = screen.getByRole('list', { name: 'What this is counted from' })
    expect(evidence.textContent).toMatch(/^1Your practices of the month2Practices begun stressed;/)
    await press('See what was read')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('heading', { name: 'Practices' })).toBeTruthy()
    expect(dialog.queryByText(/minute/)).toBeNull()
  })

  test('is deleted for good, after a question', async () => {
    const { answer, callsTo } = open({ remove: null })
    await press('Delete')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the reflection of December?' }))
    const state = { month: '2025-12', state: 'deleted' } as const
    answer({ reflection: { read: reflectionPage({ lastMonth: state, reflection: null }) } })
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await line('You deleted the reflection of December')
    expect(callsTo('reflection.remove').map(({ url }) => url)).toEqual(['/api/reflections/2025-12'])
    expect(await screen.findByText('Reflection deleted')).toBeTruthy()
    expect(monthly().checked).toBe(true)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Insights'))
  })

  test('stays when deleting fails or is cancelled', async () => {
    open({ remove: breakDown() })
    await press('Delete')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('We couldn’t delete your reflection')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await line('December was a month of short mornings.')
  })

  test('of an earlier month is shown below the question about the last one', async () => {
    open({ read: { ...ready, reflection: aReflection({ month: '2025-10', headline: 'October, as it was.' }) } })
    const lines = await screen.findAllByRole('heading', { level: 2 })
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Shall we read December back to you?',
      'October, as it was.',
    ])
  })
})

describe('the switch', () => {
  test('turns the reflections of later months off and on', async () => {
    const { answer, callsTo } = open({ choose: null })
    await line('December was a month of short mornings.')
    expect(monthly().checked).toBe(true)
    answer({ reflection: { read: reflectionPage({ choice: 'no' }) } })
    fireEvent.click(monthly())
    await waitFor(() => expect(monthly().checked).toBe(false))
    expect(callsTo('reflection.choose').map(({ body }) => body)).toEqual([{ choice: 'no' }])
  })

  test('goes back if the choice can’t be saved', async () => {
    open({ choose: loseNetwork() })
    await line('December was a month of short mornings.')
    fireEvent.click(monthly())
    expect(await screen.findByText('We couldn’t save your choice')).toBeTruthy()
    expect(monthly().checked).toBe(true)
  })
})

test.each([
  [false, 'A reflection needs at least 3 practices in a month.'],
  [true, 'A reflection needs a few practices in a month.'],
])('a month with too little practice gets no reflection (quiet: %s)', async (quiet, words) => {
  open(
    { read: reflectionPage({ choice: 'no', lastMonth: { month: '2025-12', state: 'too-little' }, reflection: null }) },
    quiet,
  )
  await line('There’s nothing to read back for December')
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy()
  expect(monthly().checked).toBe(false)
})

describe('without access', () => {
  test('the page says which tier includes it, and offers nothing else', async () => {
    open({ read: { ...ready, isIncluded: false } })
    await line('Your month, read back to you')
    expect(screen.getByText(/^This comes with Standard Support\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See how giving works' }).getAttribute('href')).toBe('/pricing')
    expect([screen.queryByRole('button'), screen.queryByRole('switch')]).toEqual([null, null])
  })

  test('an earlier reflection stays, with its switch', async () => {
    open({ read: reflectionPage({ isIncluded: false }) })
    await line('December was a month of short mornings.')
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
    expect(monthly().checked).toBe(true)
  })
})

test('a page that can’t be loaded can be tried again', async () => {
  const { answer } = open({ read: loseNetwork() })
  expect(await screen.findByText('We couldn’t load your reflection')).toBeTruthy()
  answer({ reflection: { read: reflectionPage() } })
  await press('Try again')
  await line('December was a month of short mornings.')
})

test('while it loads, the page has its heading and a skeleton', () => {
  open({ read: () => never() })
  expect(screen.getByRole('heading', { level: 1, name: 'Insights' })).toBeTruthy()
  expect(document.querySelector('.skeleton')).not.toBeNull()
})
