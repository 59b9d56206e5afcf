import type { FeelingChange } from '@sadhana/contract'
import { ArrowRight } from 'lucide-react'
import { LimbSymbol } from '#ui/limb-symbol.tsx'

type FeelingChangesProps = { changes: readonly FeelingChange[]; quiet: boolean }

/** The change logged most after the favourite limb, and those of the others on request. */
export function FeelingChanges({ changes: [first, ...others], quiet }: FeelingChangesProps) {
  if (!first) return null
  return (
    <div className="findings">
      <p className="finding">
        <Flow change={first} />
        <span className="text-sm text-muted">
          the change you log most after {first.limbType}
          {!quiet && `, ${first.times} of ${first.sessions}`}
        </span>
      </p>
      {others.length > 0 && (
        <details>
          <summary>The other limbs</summary>
          <ul>
            {others.map((change) => (
              <li key={change.limbType} className="finding">
                <LimbSymbol limb={change.limbType} size={22} className={`tone-${change.limbType} limb-tint`} />
                <Flow change={change} />
                <span className="text-sm text-muted">
                  {change.limbType}
                  {!quiet && `, ${change.times} of ${change.sessions}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const Flow = ({ change: { before, after } }: { change: FeelingChange }) => (
  <span className="finding-flow">
    {before} <ArrowRight aria-label="then" /> {after}
  </span>
)
