// @vitest-environment happy-dom
import { handbook, limbs } from '@sadhana/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { HandbookScreen } from './handbook-screen.tsx'

/** The page makes no requests: `renderScreen` fails on any request without a fake answer. */
const open = (anchor = '') => renderScreen(<HandbookScreen />, { user: null, path: `/guide${anchor}` })

const fold = (id: string) => document.getElementById(id) as HTMLDetailsElement
const shown = () => [...document.querySelectorAll('section[data-shown] > h2')].map((heading) => heading.textContent)
const openFolds = () => [...document.querySelectorAll('section[data-shown] details[open]')].map(({ id }) => id)
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase())
const searchField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search this guide' })
const search = (words: string) => fireEvent.change(searchField(), { target: { value: words } })

test('the guide opens at the first section, and all sections are in the page and the sidebar', () => {
  open()
  expect(shown()).toEqual(['Getting started'])
  expect(openFolds()).toEqual(['what-this-is'])
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(handbook.length)
  const [sidebar] = screen.getAllByRole('navigation', { name: 'Sections' })
  const links = within(sidebar!).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(handbook.map(({ title }) => title))
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Getting started',
  ])
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test('a link to a fold opens it and moves the focus there', async () => {
  open('#quiet-mode')
  expect(shown()).toEqual(['Progress and achievements'])
  await waitFor(() => expect(document.activeElement).toBe(fold('quiet-mode').querySelector('summary')))
  expect(fold('quiet-mode').open).toBe(true)
})

test('a link to a section shows it and moves the focus to its heading', async () => {
  open()
  fireEvent.click(screen.getAllByRole('link', { name: 'Analytics' })[0]!)
  expect(shown()).toEqual(['Analytics'])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Analytics'))
  expect(screen.getByText('Section 7 of 8')).toBeTruthy()
})

test('an unknown anchor leads to the first section', () => {
  open('#no-such-fold')
  expect(shown()).toEqual(['Getting started'])
})

test('each section leads to the next, except the last', () => {
  open('#ai-guidance')
  const next = [...document.querySelectorAll('.handbook-next')].map((link) => link.getAttribute('href'))
  expect(next).toEqual(handbook.slice(1).map(({ id }) => `/guide#${id}`))
})

test('a search shows the sections that contain the words, with open folds and the words marked', async () => {
  open()
  search('rest day')
  expect(await screen.findByText(/^\d+ places mention “rest day”, in \d sections$/)).toBeTruthy()
  expect(shown()).toContain('Progress and achievements')
  expect(openFolds()).toContain('streaks')
  expect(openFolds()).not.toContain('buddies')
  expect(new Set(marked())).toEqual(new Set(['rest day']))
})

test.each([
  ['prāṇāyāma', 'what-this-is', 'pranayama'],
  ['pranaya', 'what-this-is', 'pranaya'],
  ['challanges', 'challenges', 'challenges'],
  ['csv export', 'finding-your-way', 'csv'],
])('accents, capitals, incomplete words, typos and order don’t matter: %s', async (words, id, mark) => {
  open()
  search(words)
  await screen.findByText(/mention/)
  expect(openFolds()).toContain(id)
  expect(marked()).toContain(mark)
})

test.each(['chakra', '?!'])('if nothing is found, the guide says so and leads to the articles: %s', async (words) => {
  open()
  search(words)
  expect(await screen.findByText(`Nothing about “${words}” here`, { selector: 'p' })).toBeTruthy()
  const way = screen.getByRole('link', { name: 'Open Learning' })
  expect(way.getAttribute('href')).toBe('/gamification?tab=learning')
})

test('Escape and Clear end the search, and the focus stays in the field', async () => {
  open('#streaks')
  for (const end of [
    () => fireEvent.keyDown(searchField(), { key: 'Escape' }),
    () => fireEvent.click(screen.getByRole('button', { name: 'Clear search' })),
  ]) {
    search('chakra')
    await screen.findByText('Nothing about “chakra” here', { selector: 'p' })
    end()
    expect(searchField().value).toBe('')
    expect(document.activeElement).toBe(searchField())
    expect(shown()).toEqual(['Progress and achievements'])
  }
})

test('following a link ends the search', async () => {
  open()
  search('quiet word')
  await screen.findByText(/mention/)
  fireEvent.click(screen.getAllByRole('link', { name: 'Meditation' })[0]!)
  await waitFor(() => expect(shown()).toEqual(['Meditation']))
  expect(searchField().value).toBe('')
})

test('Sanskrit is marked as Sanskrit', () => {
  open()
  const word = new RegExp(`\\b(${limbs.join('|')})\\b`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const english: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isSanskrit = node.parentElement?.closest('[lang]')?.getAttribute('lang') === 'sa-Latn'
    if (word.test(node.nodeValue ?? '') && !isSanskrit) english.push(node.nodeValue ?? '')
  }
  expect(english).toEqual([])
})
