import { addDays } from '@sadhana/contract'
import { longDay } from '#intl/intl.rules.ts'
import { sessionsText } from './sessions.text.ts'

const { when } = sessionsText.deleted

/** "deleted today", "deleted yesterday", "deleted on Tuesday 10 March" */
export function deletedWhen(day: string, today: string): string {
  if (day >= today) return when.today
  if (day === addDays(today, -1)) return when.yesterday
  return when.on(longDay(day))
}
