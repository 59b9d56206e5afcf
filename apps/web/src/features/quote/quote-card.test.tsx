// @vitest-environment happy-dom
import { type Quote, quoteThemes } from '@sadhana/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aQuote } from '#testing/quote.ts'
import { breakDown, type FakeApi, loseNetwork, never, renderScreen } from '#testing/render-screen.tsx'
import { QuoteCard } from './quote-card.tsx'
import { QuoteGenerator } from './quote-generator.tsx'

const sutra = aQuote({
  text: 'Practice is the effort to stay there.',
  author: 'Patañjali, Yoga Sūtra 1.13',
  original: 'tatra sthitau yatno ’bhyāsaḥ',
  theme: 'perseverance',
  practiceContext: 'Evening',
})
const made = aQuote({ id: '0198a1f0-0000-7000-8000-0000000000ff', text: 'The mat doesn’t keep count.' })
const page = (...items: Quote[]) => ({ items, nextCursor: null })
const six = quoteThemes.map((theme, index) =>
  aQuote({ id: `0198a1f0-0000-7000-8000-00000000000${index}`, text: `Line ${index}.`, theme }),
)

const open = (quote: NonNullable<FakeApi['quote']>, place: 'home' | 'meditation' = 'home') =>
  renderScreen(place === 'home' ? <QuoteCard place="home" /> : <QuoteGenerator />, { api: { quote } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

describe('the card', () => {
  test('shows the latest quote with its source and its Sanskrit', async () => {
    open({ list: page(sutra, made) })
    expect(await screen.findByText('“Practice is the effort to stay there.”')).toBeTruthy()
    expect(screen.getByText('Patañjali, Yoga Sūtra 1.13')).toBeTruthy()
    expect(screen.getByText('tatra sthitau yatno ’bhyāsaḥ').lang).toBe('sa-Latn')
    expect(screen.getByRole('region', { name: 'Daily inspiration' })).toBeTruthy()
    expect(screen.queryByText(/Evening/)).toBeNull()
  })

  test('shows no author for a line of our own', async () => {
    const { container } = open({ list: page(aQuote()) })
    await screen.findByText('“Begin where your feet are.”')
    expect(container.querySelector('figcaption, [lang]')).toBeNull()
  })

  test('makes the first quote if none is stored, and sends no numbers', async () => {
    const view = open({ list: page(), generate: made })
    expect(await screen.findByText('“The mat doesn’t keep count.”')).toBeTruthy()
    expect(view.callsTo('quote.generate').map(({ body }) => body)).toEqual([{}])
  })

  test('makes no quote if one is stored', async () => {
    const view = open({ list: page(sutra) })
    await screen.findByText('“Practice is the effort to stay there.”')
    expect(view.callsTo('quote.generate')).toEqual([])
  })

  test('disables the buttons while it loads', () => {
    const view = open({ list: () => never() })
    for (const name of ['Copy quote', 'New quote']) {
      expect(isDisabled(name)).toBe(true)
      press(name)
    }
    expect(view.callsTo('quote.generate')).toEqual([])
  })

  test('can be tried again if quotes can’t be loaded', async () => {
    const view = open({ list: loseNetwork() })
    expect(await screen.findByText('We couldn’t load your quotes')).toBeTruthy()
    view.answer({ quote: { list: page(sutra) } })
    press('Try again')
    expect(await screen.findByText('“Practice is the effort to stay there.”')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Daily inspiration'))
  })

  test('says so, in the words of the specification, if no first quote can be made', async () => {
    const view = open({ list: page(), generate: breakDown() })
    expect(await screen.findByText('Generation Failed')).toBeTruthy()
    expect(screen.getByText('Could not generate quote. Please try again.')).toBeTruthy()
    view.answer({ quote: { generate: made } })
    press('Try again')
    expect(await screen.findByText('“The mat doesn’t keep count.”')).toBeTruthy()
  })
})

describe('a new quote', () => {
  test.each([
    ['home', 5],
    ['meditation', 3],
  ] as const)('requested at %s names the %i latest', async (place, count) => {
    const view = open({ list: page(...six), generate: made }, place)
    await screen.findByText('“Line 0.”')
    press('New quote')
    expect(await screen.findByText('“The mat doesn’t keep count.”')).toBeTruthy()
    expect(view.callsTo('quote.generate').map(({ body }) => body)).toEqual([
      { recentQuotes: six.slice(0, count).map(({ text, theme }) => ({ text, theme })) },
    ])
  })

  test('disables the buttons until it has arrived, and keeps the old one meanwhile', async () => {
    const answer = Promise.withResolvers<Quote>()
    const view = open({ list: page(sutra), generate: () => answer.promise })
    await screen.findByText('“Practice is the effort to stay there.”')
    press('New quote')
    await waitFor(() => expect(isDisabled('New quote')).toBe(true))
    press('New quote')
    expect(isDisabled('Copy quote')).toBe(true)
    expect(screen.getByText('“Practice is the effort to stay there.”')).toBeTruthy()
    answer.resolve(made)
    await screen.findByText('“The mat doesn’t keep count.”')
    expect(view.callsTo('quote.generate')).toHaveLength(1)
    expect(isDisabled('New quote')).toBe(false)
  })

  test('that can’t be made leaves the old one, and the card says so', async () => {
    open({ list: page(sutra), generate: breakDown() })
    await screen.findByText('“Practice is the effort to stay there.”')
    press('New quote')
    expect(await screen.findByText('Generation Failed')).toBeTruthy()
    expect(screen.getByText('Could not generate quote. Please try again.')).toBeTruthy()
    expect(screen.getByText('“Practice is the effort to stay there.”')).toBeTruthy()
  })
})

describe('copying and sharing', () => {
  test('copies the line with its source', async () => {
    const writeText = vi.fn(async (_words: string) => {})
    give('clipboard', { writeText })
    open({ list: page(sutra) })
    await screen.findByText('“Practice is the effort to stay there.”')
    press('Copy quote')
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith('“Practice is the effort to stay there.”\nPatañjali, Yoga Sūtra 1.13')
  })

  test('says Copy Failed when the browser refuses', async () => {
    give('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) })
    open({ list: page(aQuote()) })
    await screen.findByText('“Begin where your feet are.”')
    press('Copy quote')
    expect(await screen.findByText('Copy Failed')).toBeTruthy()
  })

  test('opens the share sheet if there is one, and closing it isn’t a failure', async () => {
    const share = vi.fn(async (_data: ShareData) => Promise.reject(new Error('closed')))
    give('share', share)
    open({ list: page(aQuote()) })
    await screen.findByText('“Begin where your feet are.”')
    press('Share quote')
    expect(share).toHaveBeenCalledWith({ text: '“Begin where your feet are.”' })
  })

  test('offers no sharing if there is no sheet', async () => {
    open({ list: page(aQuote()) })
    await screen.findByText('“Begin where your feet are.”')
    expect(screen.queryByRole('button', { name: 'Share quote' })).toBeNull()
  })
})

describe('on the meditation screen', () => {
  test('the line says why it was chosen', async () => {
    open({ list: page(sutra) }, 'meditation')
    expect(await screen.findByText('Perseverance · Evening')).toBeTruthy()
    expect(screen.queryByText('Earlier quotes')).toBeNull()
  })

  test('earlier quotes are listed with their sources', async () => {
    open({ list: page(aQuote(), sutra) }, 'meditation')
    expect(await screen.findByText('Earlier quotes')).toBeTruthy()
    expect(screen.getByText('Motivation')).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe(
      '“Practice is the effort to stay there.”Patañjali, Yoga Sūtra 1.13',
    )
  })
})
