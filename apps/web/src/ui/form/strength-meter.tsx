import { uiText } from '#intl/ui.text.ts'
import { classNames } from '#ui/class-names.ts'
import { Meter } from '#ui/status/meter.tsx'

const text = uiText.password

const verdicts = [
  { words: text.easy, tone: 'weak' },
  { words: text.easy, tone: 'weak' },
  { words: text.nearly, tone: 'weak' },
  { words: text.good, tone: 'strong' },
  { words: text.great, tone: 'strong' },
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
  short: { words: text.short, tone: 'weak' },
  ours: { words: text.ours, tone: 'weak' },
} as const

/** The hint below a new password: advice at first, and then a rating in the same place. */
export function StrengthMeter({ score, isCompared = false }: StrengthMeterProps) {
  const verdict = score === undefined ? undefined : typeof score === 'number' ? verdicts[score] : unmeasured[score]
  const filled = score === undefined ? 0 : (typeof score === 'number' ? score : 0) + 1
  return (
    <span className="strength-meter">
      <Meter
        label={text.strength}
        share={filled / verdicts.length}
        className={classNames(verdict && `meter-${verdict.tone}`)}
      />
      <output>{verdict?.words ?? text.advice}</output>
      {isCompared && <span>{text.compared}</span>}
    </span>
  )
}
