import type { Article, SuggestedArticle } from '@sadhana/contract'

/** An article as it is in the list. */
export const suggestedArticle = (overrides: Partial<SuggestedArticle> = {}): SuggestedArticle => ({
  slug: 'closing-the-doors',
  title: 'Closing the doors, gently',
  standfirst: 'The senses are not the enemy.',
  category: 'practice',
  limbType: 'pratyahara',
  difficulty: 'beginner',
  readTime: 4,
  isRead: false,
  reason: { kind: 'least-practised' },
  ...overrides,
})

/** The same article opened, with a block of every kind. */
export function openArticle(overrides: Partial<Article> = {}): Article {
  const { reason: _reason, ...card } = suggestedArticle()
  return {
    ...card,
    content: [
      {
        kind: 'paragraph',
        text: [{ text: 'That is what ' }, { text: 'pratyāhāra', mark: 'sanskrit' }, { text: ' asks.' }],
      },
      { kind: 'heading', text: [{ text: 'Hearing without going' }] },
      {
        kind: 'quote',
        text: [{ text: 'When the senses let go.' }],
        cite: [{ text: 'After ' }, { text: 'Patañjali', mark: 'sanskrit' }, { text: ', 2.54' }],
      },
      {
        kind: 'try',
        title: 'Try it tonight',
        steps: [[{ text: 'Sit.' }], [{ text: 'Listen.' }]],
        note: [{ text: 'Open eyes are fine.' }],
        minutes: 10,
      },
      { kind: 'care', title: 'If the world goes far away', text: [{ text: 'Open your eyes.' }] },
    ],
    sources: [[{ text: 'Yoga Sūtra', mark: 'emphasis' }, { text: ' 2.54.' }]],
    checkedOn: '2026-11-15',
    place: 0,
    next: { slug: 'a-seat', title: 'A seat that can be kept' },
    ...overrides,
  }
}
