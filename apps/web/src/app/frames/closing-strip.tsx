import './closing-strip.css'
import type { ClosingNotice } from '@sadhana/contract'
import { Link } from 'react-router'
import { fullDate } from '#intl/intl.rules.ts'

const text = {
  label: 'This installation closes',
  closes: (day: string) => `This installation closes on ${day}.`,
  take: 'Your archive holds everything that is yours.',
  get: 'Get your archive',
  why: 'Why',
} as const

/** Above every page of a member, from the day that operators set it until the installation closes. */
export const ClosingStrip = ({ closing: { on, reason } }: { closing: ClosingNotice }) => (
  <section className="closing-strip" aria-label={text.label}>
    <div className="page">
      <strong>{text.closes(fullDate(on))}</strong> {text.take} <Link to="/settings/archive">{text.get}</Link>
      <details>
        <summary>{text.why}</summary>
        {reason}
      </details>
    </div>
  </section>
)
