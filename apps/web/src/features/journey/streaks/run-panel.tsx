import { type JourneyStats, type PracticeDay } from '@sadhana/contract'
import { weekday } from '#lib/intl/intl.rules.ts'
import { WeekStrip, type WeekDay } from '#ui/chart/week-strip.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { streaksText } from './streaks.text.ts'

type RunPanelProps = { stats: JourneyStats; quiet: boolean }

export function RunPanel({ stats, quiet }: RunPanelProps) {
  const { week, today } = stats
  return (
    <Panel aria-labelledby="week">
      <PanelHeader id="week" title={streaksText.week.title} {...(!quiet && { aside: streaksText.week.done(week) })} />
      <WeekStrip label={streaksText.week.title} days={week.map((day) => weekDayOf(day, today))} />
    </Panel>
  )
}

const weekDayOf = ({ day, minutes, kind }: PracticeDay, today: string): WeekDay => ({
  date: day,
  label: day === today ? streaksText.week.today : weekday(day),
  minutes,
  rest: kind === 'rest',
  today: day === today,
  upcoming: day > today,
})
