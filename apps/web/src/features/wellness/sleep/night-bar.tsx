import type { CSSProperties } from 'react'
import { clockTime } from '#intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { nightOnAxis } from './sleep-times.rules.ts'

type NightBarProps = { bedtime: string; duration: number; className?: string }

/** Shows where a night lies between 20:00 and 10:00. The text beside it says the same. */
export function NightBar({ bedtime, duration, className }: NightBarProps) {
  const place = bedtime ? nightOnAxis(bedtime, duration) : undefined
  const lies = place && ({ '--start': `${place.start}%`, '--width': `${place.width}%` } as CSSProperties)
  return (
    <span className={classNames('night-bar', className)} aria-hidden="true">
      {place && <span className="night-bar-sleep" style={lies} />}
    </span>
  )
}

const marks = ['20:00', '00:00', '06:00', '10:00']

/** The large bar of the form, with the hours below it. */
export const NightAxis = (props: NightBarProps) => (
  <div className="night-axis" aria-hidden="true">
    <NightBar {...props} className="night-bar-large" />
    <div className="night-axis-hours">
      {marks.map((mark) => (
        <span key={mark}>{clockTime(mark)}</span>
      ))}
    </div>
  </div>
)
