import { minutesInWords } from '#intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { SymbolFrame } from '#ui/symbol.tsx'
import { moonPath, pausePath, travelPath } from './day-marks.ts'
import { weekText as text } from './days.text.ts'

export type WeekDay = {
  /** ISO date. */
  date: string
  label: string
  minutes: number
  /** Why the run continued without a practice. */
  mark?: Mark | undefined
  today?: boolean
  /** True for days ahead. */
  upcoming?: boolean
}

type Mark = 'rest' | 'paused' | 'travel'

type WeekStripProps = {
  label: string
  days: readonly WeekDay[]
  /** Shows which days had practice, without their minutes. */
  quiet?: boolean
}

/** Seven stones, each with its minutes. The text is in the list itself, so no table is needed. */
export const WeekStrip = ({ label, days, quiet = false }: WeekStripProps) => (
  <ol className="week-strip" aria-label={label}>
    {days.map((day) => (
      <li key={day.date} className={classNames('week-day', `week-day-${lookOf(day)}`, day.today && 'week-day-today')}>
        <span className="week-stone" aria-hidden="true">
          {day.minutes > 0 ? !quiet && day.minutes : day.mark && <MarkSymbol mark={day.mark} />}
        </span>
        {day.label}
        <span className="sr-only">: {wordsOf(day, quiet)}</span>
      </li>
    ))}
  </ol>
)

const markPaths: Record<Mark, string> = { rest: moonPath, paused: pausePath, travel: travelPath }

const MarkSymbol = ({ mark }: { mark: Mark }) => (
  <SymbolFrame size={22}>
    <path d={markPaths[mark]} />
  </SymbolFrame>
)

function lookOf(day: WeekDay) {
  if (day.minutes > 0) return 'practised'
  if (day.mark) return 'rest'
  return day.upcoming || day.today ? 'upcoming' : 'empty'
}

function wordsOf(day: WeekDay, quiet: boolean): string {
  if (day.minutes > 0) return quiet ? text.practised : minutesInWords(day.minutes)
  if (day.mark) return text[day.mark]
  return day.upcoming || day.today ? text.upcoming : text.empty
}
