import { handbookPieces, type HandbookPart, type HandbookPiece, type HandbookSection } from '@sadhana/contract'
import { ChevronDown, Lightbulb } from 'lucide-react'
import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { sanskrit } from '#ui/sanskrit.ts'
import { handbookPageText } from './handbook.text.ts'
import { type MarkedWords, markedWords } from './marked-words.rules.ts'

type HandbookSectionViewProps = {
  section: HandbookSection
  /** Only one section is visible, unless the page is printed or JavaScript is off. */
  isShown: boolean
  isOpen: (part: HandbookPart, index: number) => boolean
  /** The words of the search, to be marked. */
  needles?: readonly string[]
  children?: ReactNode
}

const none: readonly string[] = []

/** The folds are native elements, so that they work before JavaScript loads, and without it. */
export const HandbookSectionView = ({
  section,
  isShown,
  isOpen,
  needles = none,
  children,
}: HandbookSectionViewProps) => (
  <section
    className="handbook-section"
    id={section.id}
    aria-labelledby={`${section.id}-title`}
    data-shown={isShown || undefined}
  >
    <h2 id={`${section.id}-title`}>{section.title}</h2>
    <p className="handbook-standfirst">{section.standfirst}</p>
    {section.parts.map((part, index) => (
      <details key={part.id} id={part.id} className="handbook-fold" open={isOpen(part, index)}>
        <summary>
          <h3>
            <Marked text={part.title} needles={needles} />
          </h3>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className="handbook-fold-body">
          {part.text.map((paragraph) => (
            <p key={paragraph}>
              <Paragraph text={paragraph} needles={needles} />
            </p>
          ))}
          {part.tip && (
            <p className="handbook-tip">
              <Lightbulb aria-hidden="true" />
              <span>
                <span className="sr-only">{handbookPageText.tip}</span>
                <Paragraph text={part.tip} needles={needles} />
              </span>
            </p>
          )}
        </div>
      </details>
    ))}
    {children}
  </section>
)

type WordsProps = { text: string; needles: readonly string[] }

/** The parts never change their order, so their index can be the key. */
const Paragraph = ({ text, needles }: WordsProps) =>
  createElement(Fragment, null, ...handbookPieces(text).map((piece) => pieceOf(piece, needles)))

function pieceOf(piece: HandbookPiece, needles: readonly string[]): ReactNode {
  const words = <Marked text={piece.text} needles={needles} />
  switch (piece.kind) {
    case 'label':
      return <b>{words}</b>
    case 'sanskrit':
      return <em {...sanskrit}>{words}</em>
    case 'link':
      return <Link to={piece.to}>{words}</Link>
    case 'plain':
      return words
  }
}

const Marked = ({ text, needles }: WordsProps) =>
  createElement(Fragment, null, ...markedWords(text, needles).map(wordsOf))

const wordsOf = ({ text, isMarked }: MarkedWords): ReactNode => (isMarked ? <mark>{text}</mark> : text)
