import type { PracticeDay } from '@sadhana/contract'
import { plural } from '#lib/intl/intl.rules.ts'

export const streaksText = {
  week: {
    title: 'This week',
    today: 'Today',
    done: (week: readonly PracticeDay[]) =>
      plural(week.filter(({ kind }) => kind === 'practised').length, {
        one: '1 day with practice',
        other: (count) => `${count} days with practice`,
      }),
  },
}
