import { minutesInWords } from '#lib/intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { SymbolFrame } from '#ui/symbol.tsx'
import { moonPath } from './day-marks.ts'

export type WeekDay = {
  /** ISO date. */
  date: string
  label: string
  minutes: number
  /** A rest day kept the run. */
  rest?: boolean
  today?: boolean
  /** Not here yet. */
  upcoming?: boolean
}

type WeekStripProps = { label: string; days: readonly WeekDay[] }

/** Seven stones, each with its minutes. The words are in the list itself, so it needs no table of its own. */
export const WeekStrip = ({ label, days }: WeekStripProps) => (
  <ol className="week-strip" aria-label={label}>
    {days.map((day) => (
      <li key={day.date} className={classNames('week-day', `week-day-${kindOf(day)}`, day.today && 'week-day-today')}>
        <span className="week-stone" aria-hidden="true">
          {kindOf(day) === 'practised' && day.minutes}
          {kindOf(day) === 'rest' && (
            <SymbolFrame size={22}>
              <path d={moonPath} />
            </SymbolFrame>
          )}
        </span>
        {day.label}
        <span className="sr-only">: {wordsOf(day)}</span>
      </li>
    ))}
  </ol>
)

function kindOf(day: WeekDay) {
  if (day.minutes > 0) return 'practised'
  if (day.rest) return 'rest'
  return day.upcoming || day.today ? 'upcoming' : 'empty'
}

const wordsOf = (day: WeekDay) =>
  ({
    practised: minutesInWords(day.minutes),
    rest: 'rest day used',
    upcoming: 'still to come',
    empty: 'no practice',
  })[kindOf(day)]
