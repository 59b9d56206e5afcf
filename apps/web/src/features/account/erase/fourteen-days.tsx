import { erasureDays } from '@sadhana/contract'
import { classNames } from '#ui/class-names.ts'

const days = Array.from({ length: erasureDays }, (_, index) => index + 1)
const dayMs = 24 * 60 * 60 * 1000

/** The number of today among the fourteen days. */
export const dayBefore = (dueAt: string, now: Date): number => {
  const left = Math.ceil((new Date(dueAt).getTime() - now.getTime()) / dayMs)
  return Math.min(erasureDays, Math.max(1, erasureDays + 1 - left))
}

/** A stone for each day: past, today and ahead. The text beside it says the same. */
export const FourteenDays = ({ day }: { day: number }) => (
  <div className="fourteen-days" aria-hidden="true">
    {days.map((each) => (
      <i key={each} className={classNames(each < day && 'fourteen-days-past', each === day && 'fourteen-days-today')} />
    ))}
  </div>
)
