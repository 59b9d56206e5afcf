import { type JourneyStats, restDaysMax, runDaysPerRestDay } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayAndMonthName, wholeNumber } from '#intl/intl.rules.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { moonPath } from '#ui/chart/day-marks.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import { journeyText } from '../shared/journey.text.ts'
import { LevelBar } from '../shared/level-bar.tsx'
import { HideNumbers } from '../shared/quiet-switch.tsx'
import { streaksText } from './streaks.text.ts'

type StatPanelProps = { stats: JourneyStats }

export function RestDaysPanel({ stats, quiet }: StatPanelProps & { quiet: boolean }) {
  const { title, held, text, pause, limit, paused } = streaksText.rest
  const { data: settings } = useQuery(journeySettingsQuery)
  const running = settings?.pauses.find(({ firstDay }) => firstDay <= stats.today)
  return (
    <Panel aria-labelledby="rest-days">
      <PanelHeader id="rest-days" title={title} {...(!quiet && { aside: held(stats.restDays) })} />
      {!quiet && <RestStones stats={stats} />}
      <p>
        {text} {!quiet && <span className="text-muted">{nextRestDay(stats)}</span>}
      </p>
      {running && <p className="rest-days-panel-paused">{paused(dayAndMonthName(running.lastDay))}</p>}
      <div className="rest-days-panel-pause">
        <Button asChild variant="secondary">
          <Link to="/settings/practice">{pause}</Link>
        </Button>
        <span className="text-muted text-sm">{limit}</span>
      </div>
    </Panel>
  )
}

const daysTowardsNext = ({ currentStreak }: JourneyStats): number => currentStreak % runDaysPerRestDay

function nextRestDay(stats: JourneyStats): string {
  if (stats.restDays === restDaysMax) return streaksText.rest.full
  return streaksText.rest.next(runDaysPerRestDay - daysTowardsNext(stats))
}

/** A moon for each rest day in hand, and how far away the next one is. The text around it says the same. */
const RestStones = ({ stats }: StatPanelProps) => (
  <div className="rest-days-panel-stones" aria-hidden="true">
    {Array.from({ length: stats.restDays }, (_, index) => (
      <span key={index} className="rest-days-panel-moon">
        <SymbolFrame size={28}>
          <path d={moonPath} />
        </SymbolFrame>
      </span>
    ))}
    {stats.restDays < restDaysMax && (
      <span className="rest-days-panel-next">{streaksText.rest.progress(daysTowardsNext(stats))}</span>
    )}
  </div>
)

export const ConsistencyPanel = ({ stats: { consistency, practiceDays, weeklyGoal } }: StatPanelProps) => (
  <Panel aria-labelledby="consistency">
    <PanelHeader
      id="consistency"
      title={streaksText.consistency.title}
      aside={practiceDays === 0 ? streaksText.consistency.notYet : streaksText.consistency.outOf}
    />
    {practiceDays > 0 && <p className="stat-panels-number">{Math.round(consistency)}</p>}
    <p>
      {streaksText.consistency.text(weeklyGoal)} <Link to="/settings/practice">{streaksText.consistency.change}</Link>
    </p>
  </Panel>
)

export const LevelPanel = ({ stats }: StatPanelProps) => (
  <Panel aria-labelledby="level">
    <PanelHeader id="level" title={journeyText.level.title} aside={journeyText.level.experience(stats.experience)} />
    <div className="stat-panels-level">
      <p className="stat-panels-number">{wholeNumber(stats.level)}</p>
      <span className="text-muted text-sm">{journeyText.level.towards(stats.experience % 100, stats.level + 1)}</span>
    </div>
    <LevelBar stats={stats} />
    <p className="stat-panels-words">
      {streaksText.level.text}{' '}
      <span className="text-muted">
        {streaksText.level.ask} <HideNumbers>{journeyText.quiet.turnOn}</HideNumbers>
      </span>
    </p>
  </Panel>
)
