import { type Weekday, weekdays } from '@sadhana/contract'
import { weekdayText } from '#intl/weekdays.text.ts'
import { ChoiceTile } from '#ui/form/choice.tsx'

type DayStonesProps = { days: readonly Weekday[]; onChange: (days: Weekday[]) => void }

/** The last chosen day can't be taken away: a reminder without days is one that is turned off. */
export const DayStones = ({ days, onChange }: DayStonesProps) => (
  <div className="reminder-days">
    {weekdays.map((day) => (
      <ChoiceTile
        key={day}
        type="checkbox"
        className="reminder-day"
        aria-label={weekdayText[day].name}
        checked={days.includes(day)}
        disabled={days.length === 1 && days.includes(day)}
        onChange={({ target }) => onChange(target.checked ? [...days, day] : days.filter((one) => one !== day))}
      >
        <span aria-hidden="true">{weekdayText[day].letter}</span>
      </ChoiceTile>
    ))}
  </div>
)
