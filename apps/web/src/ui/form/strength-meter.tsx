import { classNames } from '#ui/class-names.ts'
import { Meter } from '#ui/status/meter.tsx'

const verdicts = [
  { words: 'Too easy to guess.', tone: 'weak' },
  { words: 'Too easy to guess.', tone: 'weak' },
  { words: 'Nearly there. Add another uncommon word.', tone: 'weak' },
  { words: 'Good. Hard to guess.', tone: 'strong' },
  { words: 'Great. Very hard to guess.', tone: 'strong' },
] as const

type StrengthMeterProps = {
  /** From 0 to 4; undefined while there is nothing to measure. */
  score: number | undefined
}

/** The hint below a new password: advice at first, and then a rating in the same place. */
export function StrengthMeter({ score }: StrengthMeterProps) {
  const verdict = score === undefined ? undefined : verdicts[score]
  return (
    <span className="strength-meter">
      <Meter
        label="Password strength"
        share={score === undefined ? 0 : (score + 1) / verdicts.length}
        className={classNames(verdict && `meter-${verdict.tone}`)}
      />
      <output>{verdict?.words ?? 'Three or four uncommon words make a strong password.'}</output>
    </span>
  )
}
