import type { FeelingChange } from '@sadhana/contract'
import { ArrowRight } from 'lucide-react'
import { isCommon, sessionsInWords } from './figures.rules.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { sanskrit } from '#ui/sanskrit.ts'

type FeelingChangesProps = { changes: readonly FeelingChange[]; quiet: boolean }

/** The most common shift with the limb you practise most; the other limbs on request. */
export function FeelingChanges({ changes, quiet }: FeelingChangesProps) {
  const [first, ...others] = changes.filter(isCommon)
  if (!first) return null
  return (
    <div className="feeling-changes">
      <p className="feeling-changes-item">
        <Flow change={first} />
        <span className="text-sm text-muted">
          your most common shift with <span {...sanskrit}>{first.limbType}</span>
          {!quiet && countOf(first)}
        </span>
      </p>
      {others.length > 0 && (
        <details>
          <summary>Other limbs</summary>
          <ul>
            {others.map((change) => (
              <li key={change.limbType} className="feeling-changes-item">
                <LimbSymbol limb={change.limbType} size={22} className={`tone-${change.limbType} limb-tint`} />
                <Flow change={change} />
                <span className="text-sm text-muted">
                  <span {...sanskrit}>{change.limbType}</span>
                  {!quiet && countOf(change)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const countOf = ({ times, sessions }: FeelingChange) => `, in ${times} of ${sessionsInWords(sessions)}`

const Flow = ({ change: { before, after } }: { change: FeelingChange }) => (
  <span className="feeling-changes-flow">
    {before} <ArrowRight aria-label="to" /> {after}
  </span>
)
