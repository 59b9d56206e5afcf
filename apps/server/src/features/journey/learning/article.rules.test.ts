import { ArticleBlock } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { parseArticle } from './article.rules.ts'

const head = `title: On sitting
standfirst: A chair will do.
limb: asana
category: practice
difficulty: beginner
order: 1
checked: 2026-11-15
sources:
- _Yoga Sūtra_ 2.46.`

const article = (body: string, fields = head) => parseArticle('on-sitting', `---\n${fields}\n---\n${body}\n`)

test('the head of an article is parsed', () => {
  expect(article('Sit.')).toEqual({
    slug: 'on-sitting',
    title: 'On sitting',
    standfirst: 'A chair will do.',
    limbType: 'asana',
    category: 'practice',
    difficulty: 'beginner',
    order: 1,
    checkedOn: '2026-11-15',
    sources: [[{ text: 'Yoga Sūtra', mark: 'emphasis' }, { text: ' 2.46.' }]],
    content: [{ kind: 'paragraph', text: [{ text: 'Sit.' }] }],
    readTime: 1,
  })
})

test('every kind of block is parsed', () => {
  const { content } = article(`Sit on
*āsana*, a _seat_.

## The seat

> Steady and at ease. — After *Patañjali*, 2.46

:::care Knees
Stop if it hurts.

Really.
:::

:::try Now
1. Sit.
2. Stay.
note: A chair will do.
minutes: 5
:::

Stand up.`)
  expect(content).toEqual([
    {
      kind: 'paragraph',
      text: [
        { text: 'Sit on ' },
        { text: 'āsana', mark: 'sanskrit' },
        { text: ', a ' },
        { text: 'seat', mark: 'emphasis' },
        { text: '.' },
      ],
    },
    { kind: 'heading', text: [{ text: 'The seat' }] },
    {
      kind: 'quote',
      text: [{ text: 'Steady and at ease.' }],
      cite: [{ text: 'After ' }, { text: 'Patañjali', mark: 'sanskrit' }, { text: ', 2.46' }],
    },
    { kind: 'care', title: 'Knees', text: [{ text: 'Stop if it hurts. Really.' }] },
    {
      kind: 'try',
      title: 'Now',
      steps: [[{ text: 'Sit.' }], [{ text: 'Stay.' }]],
      note: [{ text: 'A chair will do.' }],
      minutes: 5,
    },
    { kind: 'paragraph', text: [{ text: 'Stand up.' }] },
  ])
  expect(content.map((block) => ArticleBlock.parse(block))).toEqual(content)
})

test.each([
  ['no head', () => parseArticle('a', 'Sit.'), 'no head'],
  ['a field that is missing', () => article('Sit.', head.replace('order: 1\n', '')), 'no order'],
  ['a limb that is none', () => article('Sit.', head.replace('asana', 'yoga')), 'limb must be one of'],
  ['a line that is no field', () => article('Sit.', `${head}\nSit down`), 'neither a field'],
  ['a quotation from nowhere', () => article('> Sit.'), 'where it is from'],
  ['a box left open', () => article(':::care Knees\nStop.'), 'not closed'],
  ['a list', () => article('- Sit.'), 'cannot hold'],
  ['HTML', () => article('<b>Sit.</b>'), 'cannot hold'],
])('%s is refused', (_what, parse, why) => {
  expect(parse).toThrow(why)
})
