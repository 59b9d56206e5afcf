import type { ArticleBlock, ArticleText } from '@sadhana/contract'
import { TriangleAlert } from 'lucide-react'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { language } from '#intl/language.ts'
import { Button } from '#ui/button.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { learningText } from './learning.text.ts'

/** The `id` of a block, used to find the reader's place again. */
export const blockId = (place: number) => `part-${place}`

export function Block({ block, place }: { block: ArticleBlock; place: number }) {
  const here = { id: blockId(place), tabIndex: -1 }
  switch (block.kind) {
    case 'heading':
      return (
        <h2 {...here}>
          <Text parts={block.text} />
        </h2>
      )
    case 'quote':
      return (
        <blockquote {...here}>
          <p>
            <Text parts={block.text} />
          </p>
          <cite>
            <Text parts={block.cite} />
          </cite>
        </blockquote>
      )
    case 'care':
      return (
        <aside {...here} className="article-care" aria-labelledby={`${here.id}-title`}>
          <TriangleAlert aria-hidden="true" />
          <div>
            <h2 id={`${here.id}-title`}>{block.title}</h2>
            <p>
              <Text parts={block.text} />
            </p>
          </div>
        </aside>
      )
    case 'try':
      return <Practice block={block} here={here} />
    case 'paragraph':
      return (
        <p {...here}>
          <Text parts={block.text} />
        </p>
      )
  }
}

type PracticeProps = { block: Extract<ArticleBlock, { kind: 'try' }>; here: { id: string; tabIndex: number } }

const Practice = ({ block: { title, steps, note, minutes }, here }: PracticeProps) => (
  <aside {...here} className="article-try" aria-labelledby={`${here.id}-title`}>
    <h2 id={`${here.id}-title`}>{title}</h2>
    <ol>
      {steps.map((step) => (
        <li key={plain(step)}>
          <span>
            <Text parts={step} />
          </span>
        </li>
      ))}
    </ol>
    {note && (
      <p className="text-sm text-muted">
        <Text parts={note} />
      </p>
    )}
    {minutes !== undefined && (
      <Button asChild>
        <Link to="/meditation" lang={language}>
          {learningText.article.openTimer(minutes)}
        </Link>
      </Button>
    )}
  </aside>
)

export const plain = (parts: readonly ArticleText[]): string => parts.map(({ text }) => text).join('')

/** The parts never change their order, so their index can be the key. */
export const Text = ({ parts }: { parts: readonly ArticleText[] }) =>
  createElement(Fragment, null, ...parts.map(marked))

function marked({ text, mark }: ArticleText): ReactNode {
  if (mark === 'emphasis') return <em>{text}</em>
  if (mark !== 'sanskrit') return text
  // A proper name is Sanskrit too, but isn't set in italics.
  const isName = /^\p{Lu}/u.test(text)
  return isName ? <span {...sanskrit}>{text}</span> : <em {...sanskrit}>{text}</em>
}
