import { classNames } from '#ui/class-names.ts'
import { Meter } from '#ui/status/meter.tsx'

const verdicts = [
  { words: 'Too easy to guess.', tone: 'weak' },
  { words: 'Too easy to guess.', tone: 'weak' },
  { words: 'Nearly there. Add another uncommon word.', tone: 'weak' },
  { words: 'Good. Hard to guess.', tone: 'strong' },
  { words: 'Great. Very hard to guess.', tone: 'strong' },
] as const

/** From 0 to 4. A password that is too short, or made of our own words or the member's name, isn't measured. */
export type Strength = number | keyof typeof unmeasured

type StrengthMeterProps = {
  /** Undefined while there is nothing to measure. */
  score: Strength | undefined
  /** The server compares the password with those that were stolen elsewhere. */
  isCompared?: boolean
}

const unmeasured = {
  short: { words: 'Too short. Use at least eight characters.', tone: 'weak' },
  ours: { words: 'Your name and our own words are easy to guess. Add others.', tone: 'weak' },
} as const

const comparison =
  'We’ll check whether it was stolen from another service. Only five characters of a hash of it leave our server.'

/** The hint below a new password: advice at first, and then a rating in the same place. */
export function StrengthMeter({ score, isCompared = false }: StrengthMeterProps) {
  const verdict = score === undefined ? undefined : typeof score === 'number' ? verdicts[score] : unmeasured[score]
  const filled = score === undefined ? 0 : (typeof score === 'number' ? score : 0) + 1
  return (
    <span className="strength-meter">
      <Meter
        label="Password strength"
        share={filled / verdicts.length}
        className={classNames(verdict && `meter-${verdict.tone}`)}
      />
      <output>{verdict?.words ?? 'Three or four uncommon words make a strong password.'}</output>
      {isCompared && <span>{comparison}</span>}
    </span>
  )
}
