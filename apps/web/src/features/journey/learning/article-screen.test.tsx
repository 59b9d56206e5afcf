// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openArticle } from '#testing/learning.ts'
import { breakDown, type FakeApi, never, refuse, renderScreen } from '#testing/render-screen.tsx'
import { wholeText } from '#testing/whole-text.ts'
import { ArticleScreen } from './article-screen.tsx'

afterEach(() => void vi.restoreAllMocks())

const show = (learning: NonNullable<FakeApi['learning']>) =>
  renderScreen(<ArticleScreen slug="closing-the-doors" />, {
    api: { learning: { saveReading: null, suggestions: { items: [] }, ...learning } },
  })
const title = () => screen.findByRole('heading', { level: 1, name: 'Closing the doors, gently' })

test('while the article loads, the way back is already there', () => {
  show({ article: () => never() })
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Learning' }).getAttribute('href')).toBe('/gamification?tab=learning')
})

test('an article shows everything that belongs to it', async () => {
  show({ article: openArticle() })
  await title()
  expect(screen.getByText(wholeText('Pratyahara, turning inwardPractice · Beginner · 4 minutes to read'))).toBeTruthy()
  expect(screen.getByText('pratyāhāra').lang).toBe('sa-Latn')
  expect(screen.getByRole('heading', { level: 2, name: 'Hearing without going' })).toBeTruthy()
  expect(screen.getByText('Patañjali').closest('blockquote')?.textContent).toContain('When the senses let go.')
  const practice = within(screen.getByRole('complementary', { name: 'Try it tonight' }))
  expect(practice.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Sit.', 'Listen.'])
  expect(practice.getByRole('link', { name: 'Open the timer for 10 minutes' }).getAttribute('href')).toBe('/meditation')
  expect(screen.getByRole('complementary', { name: 'If the world goes far away' })).toBeTruthy()
  expect(screen.getByText(wholeText('Yoga Sūtra 2.54.'))).toBeTruthy()
  expect(screen.getByText(/^Checked against sources on 15 November 2026\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: /A seat that can be kept/ }).getAttribute('href')).toBe(
    '/gamification/learning/a-seat',
  )
})

test('an article is marked as read, and as unread again', async () => {
  const view = show({ article: openArticle() })
  await title()
  fireEvent.click(screen.getByRole('button', { name: 'I’ve read this' }))
  expect(await screen.findByText('You’ve read this')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mark as unread' }))
  expect(await screen.findByRole('button', { name: 'I’ve read this' })).toBeTruthy()
  expect(view.callsTo('learning.saveReading').map(({ body }) => body)).toEqual([{ isRead: true }, { isRead: false }])
})

test('when marking fails, the page says so and stays as it was', async () => {
  show({ article: openArticle(), saveReading: breakDown() })
  await title()
  fireEvent.click(screen.getByRole('button', { name: 'I’ve read this' }))
  expect(await screen.findByText('We couldn’t save that')).toBeTruthy()
  expect(screen.queryByText('You’ve read this')).toBeNull()
})

test('a member who stopped half-way can continue from there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  show({ article: openArticle({ place: 2 }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Continue where you stopped' }))
  expect(scroll.mock.contexts[0]).toHaveProperty('tagName', 'BLOCKQUOTE')
  expect(document.activeElement?.tagName).toBe('BLOCKQUOTE')
})

test.each([
  ['read', openArticle({ place: 2, isRead: true })],
  ['just opened', openArticle()],
])('an article that is %s offers no place to continue from', async (_what, article) => {
  show({ article })
  await title()
  expect(screen.queryByRole('button', { name: 'Continue where you stopped' })).toBeNull()
})

/** The blocks are 300 px apart, and the first starts at 200. */
const scrollBy = (pixels: number) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: 200 + place * 300 - pixels } as DOMRect
  })
  fireEvent.scroll(window)
}

test('the place is saved when the reader pauses and when they leave, but never twice', async () => {
  vi.stubGlobal('innerHeight', 1000)
  const view = show({ article: openArticle() })
  await title()
  scrollBy(500)
  await waitFor(() => expect(view.callsTo('learning.saveReading')).toHaveLength(1))
  expect(view.callsTo('learning.saveReading')[0]?.body).toEqual({ place: 2 })
  scrollBy(510)
  scrollBy(1200)
  // Back at the top, where the link back is.
  scrollBy(0)
  view.unmount()
  await waitFor(() => expect(view.callsTo('learning.saveReading')).toHaveLength(2))
  expect(view.callsTo('learning.saveReading')[1]?.body).toEqual({ place: 4 })
})

function Desk() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen && <ArticleScreen slug="closing-the-doors" />}
      <button onClick={() => setOpen(!isOpen)}>Turn over</button>
    </>
  )
}

test('an article that is opened again offers the place where the reader left it', async () => {
  vi.stubGlobal('innerHeight', 1000)
  renderScreen(<Desk />, {
    api: { learning: { saveReading: null, suggestions: { items: [] }, article: openArticle() } },
  })
  await title()
  scrollBy(500)
  fireEvent.click(screen.getByRole('button', { name: 'Turn over' }))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Turn over' }))
  expect(await screen.findByRole('button', { name: 'Continue where you stopped' })).toBeTruthy()
})

test('an unknown article leads back to the others', async () => {
  show({ article: refuse('learning.not_found') })
  expect(await screen.findByText('We couldn’t find this article')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what to read' })).toBeTruthy()
})

test('an article that fails to load can be tried again', async () => {
  const view = show({ article: breakDown() })
  expect(await screen.findByText('We couldn’t load this article')).toBeTruthy()
  view.answer({ learning: { article: openArticle() } })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title()).toBeTruthy()
})
