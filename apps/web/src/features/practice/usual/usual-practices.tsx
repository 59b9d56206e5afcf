import './usual.css'
import type { UsualPractice } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { limbNames } from '#lib/product/limb-names.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { sanskrit } from '#ui/sanskrit.ts'

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
      <b>
        <span {...sanskrit}>{limbNames[practice.limbType]}</span> {practice.minutes}
        <span className="sr-only"> minutes,</span>
      </b>
      <small>{practice.timeOfDay}</small>
    </span>
  </>
)
