// @vitest-environment happy-dom
import type { ChatExchange } from '@sadhana/contract'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Suspended } from '#app/failures/suspended.tsx'
import { GuideChat } from '#features/guide/guide-chat.tsx'
import { HelpNowScreen } from '#features/help-now/help-now-screen.tsx'
import { ArticleScreen } from '#features/journey/learning/article-screen.tsx'
import { LearningTab } from '#features/journey/learning/learning-tab.tsx'
import { LettersScreen } from '#features/letters/letters-screen.tsx'
import { OperatorConsole } from '#features/operator/operator-console.tsx'
import { QuoteCard } from '#features/quote/quote-card.tsx'
import { HelpLine } from '#features/wellness/shared/help-line.tsx'
import { openArticle, suggestedArticle } from '#testing/learning.ts'
import { aQuote } from '#testing/quote.ts'
import { breakDown, type FakeApi, refuse, renderScreen } from '#testing/render-screen.tsx'

// As in a German build, whose page says `lang="de"`.
vi.hoisted(() => vi.stubEnv('VITE_LANGUAGE', 'de'))

vi.mock('#lib/time/device-zone.ts', () => ({ deviceZone: () => 'Europe/Dublin' }))

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
const spokenIn = async (words: string | RegExp) => languageOf(await screen.findByText(words))

test('the page with helplines is spoken as English', async () => {
  renderScreen(<HelpNowScreen />)
  expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('en')
})

test('so is the offer after days that were hard', async () => {
  renderScreen(<HelpLine />)
  expect(await spokenIn(/^The last days sound heavy/)).toBe('en')
  expect(await spokenIn('Find someone to talk to')).toBe('en')
})

test('in a letter, only what can’t wait is', async () => {
  renderScreen(<LettersScreen />, { api: { letters: { list: { items: [], nextCursor: null, isFirstInLine: false } } } })
  expect(await spokenIn('Talk to a person, now')).toBe('en')
  expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBeUndefined()
})

test('on the page of a suspended account, only the way to help is', async () => {
  renderScreen(<Suspended suspension={{ since: '2026-11-15T10:00:00Z', until: undefined, reason: 'Selling.' }} />)
  expect(await spokenIn('talk to a person, now')).toBe('en')
  expect(await spokenIn(/“Selling\.”/)).toBeUndefined()
})

const exchange = (changes: Partial<ChatExchange>): ChatExchange => ({
  id: crypto.randomUUID(),
  message: 'Wie geht das?',
  response: 'Every seventh day of a run earns a rest day.',
  kind: 'local',
  sources: [],
  logUsed: null,
  createdAt: '2026-11-16T08:00:00.000Z',
  ...changes,
})

test('so is a crisis answer of the guide; other answers and a member’s question aren’t', async () => {
  const crisis = exchange({
    message: 'Hilfe',
    kind: 'crisis',
    response: 'I’m glad you wrote.\n\nAre you safe?\n\n…\n\nFixed.',
  })
  const items = [crisis, exchange({})]
  renderScreen(<GuideChat name="Mira" onClose={() => {}} />, {
    api: { guide: { read: { items, nextCursor: null, mayUseLog: false, answersFrom: 'library' } } },
  })
  expect(await spokenIn(/^Every seventh day/)).toBeUndefined()
  expect(await spokenIn('I’m glad you wrote.')).toBe('en')
  expect(await spokenIn('Wie geht das?')).toBeUndefined()
})

test('an article is, but for what we say around it, and for Sanskrit', async () => {
  renderScreen(<ArticleScreen slug="closing-the-doors" />, {
    api: { learning: { article: openArticle(), saveReading: null, suggestions: { items: [] } } },
  })
  expect(await spokenIn('Closing the doors, gently')).toBe('en')
  expect(await spokenIn('Hearing without going')).toBe('en')
  expect(await spokenIn(/2\.54\.$/)).toBe('en')
  expect(await spokenIn('A seat that can be kept')).toBe('en')
  expect(await spokenIn('pratyāhāra')).toBe('sa-Latn')
  expect(await spokenIn('Open the timer for 10 minutes')).toBe('de')
  expect(await spokenIn(/^Checked against sources/)).toBeUndefined()
})

test('so is its title in the list', async () => {
  renderScreen(<LearningTab />, { api: { learning: { suggestions: { items: [suggestedArticle()] } } } })
  expect(await spokenIn('Closing the doors, gently')).toBe('en')
  expect(await spokenIn('The senses are not the enemy.')).toBe('en')
  // A noun, so it has a capital inside a German sentence, too.
  expect(screen.getAllByText('Pratyahara').every(({ lang }) => lang === 'sa-Latn')).toBe(true)
  expect(screen.queryByText('pratyahara')).toBeNull()
})

test('so is a quote', async () => {
  renderScreen(<QuoteCard place="home" />, {
    api: { quote: { list: { items: [aQuote({ author: 'Dhammapada 1' })], nextCursor: null } } },
  })
  expect(await spokenIn('“Begin where your feet are.”')).toBe('en')
  expect(await spokenIn('Dhammapada 1')).toBe('en')
})

const openConsole = (operator: NonNullable<FakeApi['operator']>) =>
  renderScreen(<OperatorConsole nowhere={null} Effects={() => null} />, {
    api: { operator },
    path: '/operators/letters',
  })

test('so is the console of operators', async () => {
  const me = { role: 'moderator', displayName: 'Ines', openReports: 0, waitingLetters: 0 } as const
  openConsole({ me, letters: { items: [], nextCursor: null } })
  expect(languageOf(await screen.findByRole('navigation', { name: 'Operators' }))).toBe('en')
})

test.each([
  ['it asks for a sign-in', refuse('operator.sign_in_again')],
  ['it can’t be loaded', breakDown()],
])('so it is when %s', async (_when, me) => {
  openConsole({ me })
  expect(languageOf(await screen.findByRole('heading', { level: 1 }))).toBe('en')
})
