import type { FeelingFlow } from '@sadhana/contract'
import { Link } from 'react-router'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { endingOf, hasEnoughEndings, shiftOf } from './shared/feeling-flows.rules.ts'
import { feelingFlowsText as text } from './shared/feeling-flows.text.ts'

type FeelingFlowsProps = { flows: readonly FeelingFlow[]; quiet: boolean }

/**
 * How the most practised limbs changed how the member felt. Until one has enough practices, says how many are missing.
 */
export function FeelingFlows({ flows, quiet }: FeelingFlowsProps) {
  const enough = flows.filter(hasEnoughEndings)
  const shown = enough.length > 0 || quiet ? enough : flows.slice(0, 1)
  if (shown.length === 0) return null
  return (
    <section className="feeling-flows" aria-labelledby="feeling-flows">
      <h3 id="feeling-flows">{text.title}</h3>
      <ul>
        {shown.map((flow) => (
          <li key={flow.limbType}>
            <LimbSymbol limb={flow.limbType} size={22} className={`tone-${flow.limbType} limb-tint`} />
            <span {...sanskrit}>{limbNames[flow.limbType]}</span>
            <Endings flow={flow} quiet={quiet} />
          </li>
        ))}
      </ul>
      <Link className="feeling-flows-all" to="/wellness?tab=insights">
        {text.seeAll}
      </Link>
    </section>
  )
}

function Endings({ flow, quiet }: { flow: FeelingFlow; quiet: boolean }) {
  const [ending, shift] = [endingOf(flow), shiftOf(flow)]
  if (!ending || !hasEnoughEndings(flow)) {
    return <span className="feeling-flows-ending text-muted">{text.early(flow.sessions)}</span>
  }
  return (
    <>
      <span className="feeling-flows-ending">
        {quiet ? text.endedQuietly(ending.after) : text.ended(ending.times, flow.sessions, ending.after)}
      </span>
      {shift && <p className="feeling-flows-shift">{quiet ? text.shiftQuietly(shift) : text.shift(shift)}</p>}
    </>
  )
}
