import type { FeelingFlow } from '@sadhana/contract'
import { limbNames } from '#lib/practice/limb-names.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { type CommonShift, endingOf, hasEnoughEndings, practicesNeeded, shiftOf } from './feeling-flows.rules.ts'

const text = {
  title: 'What practice turns into',
  ended: (times: number, sessions: number, after: string) => `${times} of ${sessions} ended ${after}`,
  endedQuietly: (after: string) => `Ended ${after} most often`,
  early: (sessions: number) => `${sessions} of ${practicesNeeded} practices, early`,
  shift: ({ before, came, after, left }: CommonShift) =>
    `You came ${before} ${came} times and left ${after} ${left} of them.`,
  shiftQuietly: ({ before, after }: CommonShift) => `You often came ${before} and left ${after}.`,
}

type FeelingFlowsProps = { flows: readonly FeelingFlow[]; quiet: boolean }

/** How you felt before and after, limb by limb, the most practised first. */
export function FeelingFlows({ flows, quiet }: FeelingFlowsProps) {
  const shown = quiet ? flows.filter(hasEnoughEndings) : flows
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
