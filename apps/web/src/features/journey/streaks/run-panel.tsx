import type { JourneyStats, PracticeDay } from '@sadhana/contract'
import { Link } from 'react-router'
import { dayAndMonthName, percentage, weekday, wholeNumber } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { WeekStrip, type WeekDay } from '#ui/chart/week-strip.tsx'
import { Panel } from '#ui/panel.tsx'
import { journeyText } from '../shared/journey.text.ts'
import { streaksText } from './streaks.text.ts'

type RunPanelProps = { stats: JourneyStats; quiet: boolean }

/** The first panel of the page: the run and its week, or after a break, what the member still has. */
export function RunPanel({ stats, quiet }: RunPanelProps) {
  return (
    <Panel className="run-panel" aria-labelledby="week">
      {!quiet && <StreakSummary stats={stats} />}
      <Week stats={stats} quiet={quiet} />
    </Panel>
  )
}

function StreakSummary({ stats }: { stats: JourneyStats }) {
  const { currentStreak, longestStreak, streakStart, practiceDays, consistency } = stats
  if (practiceDays === 0) return <FirstDay />
  if (currentStreak === 0) {
    const { label, unit, consistency: steadiness, outOf, text } = streaksText.stays
    return (
      <div>
        <p className="text-muted">{label}</p>
        <StreakNumber value={practiceDays} unit={unit(practiceDays)} />
        <Facts
          facts={[
            [streaksText.run.longest, streaksText.run.longestRun(longestStreak)],
            [steadiness, outOf(consistency)],
          ]}
        />
        <p className="run-panel-note">{text}</p>
      </div>
    )
  }
  const { label, unit, longest, longestRun, since } = streaksText.run
  return (
    <div>
      <p className="text-muted">{label}</p>
      <StreakNumber value={currentStreak} unit={unit(currentStreak)} />
      <Facts
        facts={[
          [longest, longestRun(longestStreak)],
          ...(streakStart ? [[since, dayAndMonthName(streakStart)] as const] : []),
        ]}
      />
    </div>
  )
}

const FirstDay = () => (
  <div>
    <p className="run-panel-first">{streaksText.first.label}</p>
    <p className="run-panel-note">{streaksText.first.text}</p>
    <Button asChild className="run-panel-log">
      <Link to="/?tab=practice">{journeyText.logPractice}</Link>
    </Button>
  </div>
)

const StreakNumber = ({ value, unit }: { value: number; unit: string }) => (
  <p className="run-panel-figure">
    {wholeNumber(value)} <small>{unit}</small>
  </p>
)

const Facts = ({ facts }: { facts: ReadonlyArray<readonly [string, string]> }) => (
  <dl className="run-panel-facts">
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function Week({ stats: { week, today }, quiet }: RunPanelProps) {
  const practised = week.filter(({ kind }) => kind === 'practised').length
  const { title, done, minutes, rest, travel, paused, quiet: quietNote } = streaksText.week
  const has = (mark: PracticeDay['kind']) => week.some(({ kind }) => kind === mark)
  const notes = [
    quiet ? quietNote : has('rest') ? rest : minutes,
    ...(has('travel') ? [travel] : []),
    ...(has('paused') ? [paused] : []),
  ]
  return (
    <div className="run-panel-week">
      <div className="run-panel-head">
        <h2 id="week">{title}</h2>
        {!quiet && <span>{done(practised, percentage(practised / week.length))}</span>}
      </div>
      <WeekStrip label={title} days={week.map((day) => weekDayOf(day, today))} quiet={quiet} />
      <p className="run-panel-note">{notes.join(' ')}</p>
    </div>
  )
}

const weekDayOf = ({ day, minutes, kind }: PracticeDay, today: string): WeekDay => ({
  date: day,
  label: day === today ? streaksText.week.today : weekday(day),
  minutes,
  mark: kind === 'practised' || kind === 'empty' ? undefined : kind,
  today: day === today,
  upcoming: day > today,
})
