// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withMarked } from './marked-words.tsx'

const html = (sentence: string) =>
  render(
    <p>
      {withMarked(sentence, {
        terms: (words) => <a href="/terms">{words}</a>,
        strong: (words) => <strong>{words}</strong>,
      })}
    </p>,
  ).container.innerHTML

test.each([
  ['Nothing is marked.', '<p>Nothing is marked.</p>'],
  ['Read <terms>our terms</terms> first.', '<p>Read <a href="/terms">our terms</a> first.</p>'],
  [
    '<strong>First</strong>, read <terms>our terms</terms>',
    '<p><strong>First</strong>, read <a href="/terms">our terms</a></p>',
  ],
  ['A name that <nobody>knows</nobody> leaves the words', '<p>A name that knows leaves the words</p>'],
  ['2 < 3 and 4 > 3', '<p>2 &lt; 3 and 4 &gt; 3</p>'],
])('%s', (sentence, expected) => {
  expect(html(sentence)).toBe(expected)
})
