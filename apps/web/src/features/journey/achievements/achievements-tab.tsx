import './achievements.css'
import type { AchievementEntry, JourneyStats } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { achievementsQuery, journeyStatsQuery } from '../shared/journey.queries.ts'
import { journeyText } from '../shared/journey.text.ts'
import type { JourneyTabProps } from '../shared/journey-tab-props.ts'
import { AchievementStone } from './achievement-stone.tsx'
import { achievementsText } from './achievements.text.ts'
import { Moment } from './moment.tsx'

export function AchievementsTab({ quiet }: JourneyTabProps) {
  const query = useQuery(achievementsQuery)
  const { data: stats } = useQuery(journeyStatsQuery)
  return (
    <QueryView
      query={query}
      skeleton={
        <Panel>
          <SkeletonRows count={4} />
        </Panel>
      }
      failed={journeyText.achievements.failed}
      failedText={journeyText.achievements.safe}
      failedIn={Panel}
    >
      {(entries) => <Achievements entries={entries} stats={stats} quiet={quiet} />}
    </QueryView>
  )
}

type AchievementsProps = { entries: AchievementEntry[]; stats: JourneyStats | undefined; quiet: boolean }

function Achievements({ entries, stats, quiet }: AchievementsProps) {
  const today = useToday()
  // Achievements named by a number are hidden along with the other numbers.
  const shown = quiet ? entries.filter(({ achievement }) => !achievement.isCount) : entries
  const moment = shown.findLast(({ isPlaced }) => !isPlaced)
  const ahead = stats && <AchievementsAhead stats={stats} quiet={quiet} />
  return (
    <div className="achievements-tab">
      {moment && <Moment key={moment.id} entry={moment} today={today} quiet={quiet} />}
      <div className="achievements-tab-columns">
        {shown.length === 0 ? <NoStones /> : <Stones entries={shown} moment={moment} today={today} quiet={quiet} />}
        {ahead}
      </div>
    </div>
  )
}

const NoStones = () => (
  <Panel>
    <EmptyState
      title={achievementsText.empty.title}
      action={
        <Button asChild>
          <Link to="/?tab=practice">{journeyText.logPractice}</Link>
        </Button>
      }
    >
      {achievementsText.empty.text}
    </EmptyState>
  </Panel>
)

type StonesProps = {
  entries: AchievementEntry[]
  moment: AchievementEntry | undefined
  today: string
  quiet: boolean
}

const shownAtFirst = 9

function Stones({ entries, moment, today, quiet }: StonesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const { title, count, placeholder, placeholderHint, more } = achievementsText.stones
  const thisYear = entries.filter(({ practiceDay }) => practiceDay.slice(0, 4) === today.slice(0, 4)).length
  return (
    <Panel aria-labelledby="stones">
      <PanelHeader id="stones" title={title} {...(!quiet && { aside: count(thisYear) })} />
      <ul className="stones-list">
        {(showsAll ? entries : entries.slice(0, shownAtFirst)).map((entry, index) =>
          entry === moment ? (
            <li key={entry.id} className="stones-item">
              <span className="stones-kept" aria-hidden="true" />
              <div>
                <h3 className="text-muted">{placeholder}</h3>
                <p className="stones-rule">{placeholderHint}</p>
              </div>
            </li>
          ) : (
            <StoneItem key={entry.id} entry={entry} index={index} today={today} quiet={quiet} />
          ),
        )}
      </ul>
      {!showsAll && entries.length > shownAtFirst && (
        <Button variant="secondary" className="stones-more" onClick={() => setShowsAll(true)}>
          {more}
        </Button>
      )}
    </Panel>
  )
}

type StoneItemProps = { entry: AchievementEntry; index: number; today: string; quiet: boolean }

function StoneItem({ entry: { achievement, session, practiceDay }, index, today, quiet }: StoneItemProps) {
  const { by, quietBy } = achievementsText.stones
  return (
    <li className="stones-item">
      <AchievementStone achievement={achievement} index={index} />
      <div>
        <h3>{achievement.name}</h3>
        {!quiet && <p className="stones-rule">{achievement.description}</p>}
        {session && <p className="stones-by">{quiet ? quietBy(session) : by(session)}</p>}
        <p className="stones-rule">{dayInWords(practiceDay, today)}</p>
      </div>
    </li>
  )
}

function AchievementsAhead({ stats: { achievementsAhead }, quiet }: { stats: JourneyStats; quiet: boolean }) {
  const { title, reached, note, all } = achievementsText.ahead
  const shown = quiet ? achievementsAhead.filter(({ achievement }) => !achievement.isCount) : achievementsAhead
  return (
    <Panel aria-labelledby="ahead">
      <PanelHeader id="ahead" title={title} />
      {shown.length === 0 && <p className="text-muted">{all}</p>}
      <ul className="ahead-list">
        {shown.map((entry, index) => (
          <li key={entry.id}>
            <AchievementStone
              achievement={entry.achievement}
              index={index}
              tide={quiet ? 0 : entry.reached / entry.requirement}
            />
            <div>
              <h3>{entry.achievement.name}</h3>
              {!quiet && <p className="stones-rule">{entry.achievement.description}</p>}
              {!quiet && <p className="ahead-reached">{reached(entry)}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className="ahead-note">{note}</p>
    </Panel>
  )
}
