import type { AchievementEntry, JourneyStats } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { dayAndMonth } from '#intl/intl.rules.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { achievementsText } from '../achievements/achievements.text.ts'
import { achievementsQuery } from '../shared/journey.queries.ts'
import { journeyText } from '../shared/journey.text.ts'
import { progressText } from './progress.text.ts'

const shownAtMost = 6

/** The next milestone, today, and this year's stones, newest first. */
export function Milestones({ stats }: { stats: JourneyStats }) {
  const query = useQuery(achievementsQuery)
  const { title, thisYear } = progressText.way
  const year = stats.today.slice(0, 4)
  const earned = query.data?.filter(({ practiceDay }) => practiceDay.startsWith(year)).slice(0, shownAtMost) ?? []
  return (
    <Panel aria-labelledby="way">
      <PanelHeader id="way" title={title} aside={thisYear} />
      <ol className="milestones">
        <NextMilestone stats={stats} />
        <CurrentStats stats={stats} />
        {earned.map((entry) => (
          <EarnedMilestone key={entry.id} entry={entry} />
        ))}
      </ol>
      {!query.data && !isFirstLoad(query) && (
        <LoadError title={journeyText.achievements.failed} query={query} heading="#way">
          {journeyText.achievements.safe}
        </LoadError>
      )}
    </Panel>
  )
}

function NextMilestone({ stats: { achievementsAhead } }: { stats: JourneyStats }) {
  const [next] = achievementsAhead
  if (!next) return null
  return (
    <li className="milestones-ahead">
      <span className="milestones-when">{progressText.way.ahead}</span>
      <i aria-hidden="true" />
      <div>
        <strong>{next.achievement.name}</strong>
        <p>{achievementsText.ahead.reached(next)}</p>
      </div>
    </li>
  )
}

function CurrentStats({ stats: { level, currentStreak, practiceDays } }: { stats: JourneyStats }) {
  const { today, level: levelName, run, days } = progressText.way
  return (
    <li className="milestones-now">
      <span className="milestones-when">{today}</span>
      <i aria-hidden="true" />
      <div>
        <strong>{levelName(level)}</strong>
        <p>{currentStreak > 0 ? run(currentStreak) : days(practiceDays)}</p>
      </div>
    </li>
  )
}

const EarnedMilestone = ({ entry: { achievement, practiceDay, session } }: { entry: AchievementEntry }) => (
  <li>
    <span className="milestones-when">{dayAndMonth(practiceDay)}</span>
    <i aria-hidden="true" />
    <div>
      <strong>{achievement.name}</strong>
      {session && <p>{achievementsText.stones.by(session)}</p>}
    </div>
  </li>
)
