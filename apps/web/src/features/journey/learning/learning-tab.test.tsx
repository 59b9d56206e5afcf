// @vitest-environment happy-dom
import type { ArticleReason } from '@sadhana/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { suggestedArticle } from '#testing/learning.ts'
import { breakDown, never, renderScreen } from '#testing/render-screen.tsx'
import { wholeText } from '#testing/whole-text.ts'
import { LearningTab } from './learning-tab.tsx'

const seat = suggestedArticle({
  slug: 'a-seat',
  title: 'A seat that can be kept',
  limbType: 'asana',
  category: 'philosophy',
  difficulty: 'advanced',
  readTime: 1,
  isRead: true,
  reason: { kind: 'again' },
})

const withItems = (...items: ReturnType<typeof suggestedArticle>[]) => ({ learning: { suggestions: { items } } })

test('while the articles load, the tab says so', () => {
  renderScreen(<LearningTab />, { api: { learning: { suggestions: () => never() } } })
  expect(screen.getByText('Loading...')).toBeTruthy()
})

test('the first article leads and the others follow, each with limb, category, difficulty, length and reason', async () => {
  renderScreen(<LearningTab />, { api: withItems(suggestedArticle(), seat) })
  const lead = await screen.findByRole('heading', { level: 2, name: 'Closing the doors, gently' })
  expect(within(lead).getByRole('link').getAttribute('href')).toBe('/gamification/learning/closing-the-doors')
  expect(screen.getByText('The senses are not the enemy.')).toBeTruthy()
  expect(screen.getByText(wholeText('Pratyahara Practice Beginner 4 min '))).toBeTruthy()
  expect(screen.getByText(wholeText('For you, because pratyahara is the limb you’ve visited least'))).toBeTruthy()

  const row = within(screen.getByRole('region', { name: 'More to read' })).getByRole('listitem')
  expect(within(row).getByRole('link', { name: 'A seat that can be kept' })).toBeTruthy()
  expect(row.textContent).toContain('Asana Philosophy Advanced 1 min')
  expect(within(row).getByText('You’ve read this')).toBeTruthy()
  expect(within(row).getByText('Worth reading again')).toBeTruthy()
})

test('six articles at most are shown, and limbs are marked as Sanskrit', async () => {
  const items = Array.from({ length: 6 }, (_, index) =>
    suggestedArticle({ slug: `a-${index}`, title: `Article ${index}` }),
  )
  renderScreen(<LearningTab />, { api: withItems(...items) })
  await screen.findByText('Article 0')
  expect(screen.getAllByRole('link')).toHaveLength(6)
  for (const limb of screen.getAllByText(/^pratyahara$/i)) expect(limb.lang).toBe('sa-Latn')
})

test.each<[ArticleReason, string]>([
  [{ kind: 'started' }, 'Continue where you stopped'],
  [{ kind: 'beginning' }, 'A good place to begin'],
  [{ kind: 'practised-lately' }, 'You’ve practised pratyahara most lately'],
  [{ kind: 'shift', before: 'restless', after: 'calm' }, 'Restless to calm is the change you log most'],
  [{ kind: 'not-practised' }, 'A limb you haven’t opened yet'],
  [{ kind: 'practised' }, 'Goes with your pratyahara practice'],
  [{ kind: 'unread' }, 'New to you'],
])('the reason %j is given in words, without numbers', async (reason, words) => {
  renderScreen(<LearningTab />, { api: withItems(suggestedArticle({ reason })) })
  expect(await screen.findByText(wholeText(words))).toBeTruthy()
  expect(words).not.toMatch(/\d/)
})

test('without articles, the tab says what will appear here', async () => {
  renderScreen(<LearningTab />, { api: withItems() })
  expect(await screen.findByText('Nothing to read just now')).toBeTruthy()
})

test('articles that fail to load can be tried again', async () => {
  const view = renderScreen(<LearningTab />, { api: { learning: { suggestions: breakDown() } } })
  expect(await screen.findByText('We couldn’t load the articles')).toBeTruthy()
  view.answer(withItems(suggestedArticle()))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Closing the doors, gently')).toBeTruthy()
})
