import './closing-strip.css'
import type { ClosingNotice } from '@sadhana/contract'
import { Link } from 'react-router'
import { fullDate } from '#intl/intl.rules.ts'
import { memberFrameText } from './member-frame.text.ts'

const text = memberFrameText.closing

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
