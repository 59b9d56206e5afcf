import './twin-days.css'
import type { BuddyDay, BuddyDayMark } from '@sadhana/contract'
import { Moon } from 'lucide-react'
import { longDay, weekday } from '#intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { buddiesText } from './buddies.text.ts'

type TwinDaysProps = { days: readonly BuddyDay[]; name: string; today: string }

/** Two rows of stones, with one column per day. A short bar joins the days on which both practised. */
export const TwinDays = ({ days, name, today }: TwinDaysProps) => (
  <div className="twin-days">
    <div className="twin-days-names" aria-hidden="true">
      <span>{buddiesText.you}</span>
      <span className="twin-days-name">{name}</span>
    </div>
    <ol className="twin-days-list" aria-label={buddiesText.pair(name)}>
      {days.map(({ day, yours, theirs }) => (
        <li key={day} className={classNames(day === today && 'twin-days-today')}>
          <span className="sr-only">{buddiesText.day(longDay(day), yours, theirs, name)}</span>
          <Mark mark={yours} />
          <b className={classNames(yours !== 'open' && theirs !== 'open' && 'twin-days-joined')} />
          <Mark mark={theirs} isTheirs />
          <span className="twin-days-label" aria-hidden="true">
            {day === today ? buddiesText.today : weekday(day)}
          </span>
        </li>
      ))}
    </ol>
  </div>
)

const Mark = ({ mark, isTheirs = false }: { mark: BuddyDayMark; isTheirs?: boolean }) => (
  <i aria-hidden="true" className={classNames('twin-days-mark', `twin-days-${mark}`, isTheirs && 'twin-days-theirs')}>
    {mark === 'rest' && <Moon size={18} />}
  </i>
)
