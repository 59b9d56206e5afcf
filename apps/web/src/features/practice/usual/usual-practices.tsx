import './usual.css'
import type { UsualPractice } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { withMarked } from '#intl/marked-words.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { limbMark } from '../shared/limb-mark.tsx'
import { usualText as text } from '../shared/practice.text.ts'

const marks = { ...limbMark, hidden: (words: string) => <span className="sr-only">{words}</span> }
const shapes = ['a', 'b', 'c'] as const

type UsualPracticesProps = {
  practices: readonly UsualPractice[]
  /** Wraps the content in a link or a button. */
  renderChip: (practice: UsualPractice, content: ReactNode) => ReactNode
}

/** Frequent practices, one tap each. */
export const UsualPractices = ({ practices, renderChip }: UsualPracticesProps) => (
  <ul className="usual-practices">
    {practices.map((practice, index) => (
      <li key={`${practice.limbType} ${practice.minutes} ${practice.timeOfDay}`}>
        {renderChip(practice, <Content practice={practice} shape={shapes[index] ?? 'a'} />)}
      </li>
    ))}
  </ul>
)

const Content = ({ practice, shape }: { practice: UsualPractice; shape: (typeof shapes)[number] }) => (
  <>
    <Stone tone={practice.limbType} shape={shape} size="sm">
      <LimbSymbol limb={practice.limbType} />
    </Stone>
    <span>
      <b>{withMarked(text.what(limbNames[practice.limbType], practice.minutes), marks)}</b>
      <small>{text.timesOfDay[practice.timeOfDay]}</small>
    </span>
  </>
)
