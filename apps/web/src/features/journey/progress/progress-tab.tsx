import './progress.css'
import { experiencePerLevel, type JourneyStats } from '@sadhana/contract'
import { wholeNumber } from '#intl/intl.rules.ts'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { journeyText } from '../shared/journey.text.ts'
import type { JourneyTabProps } from '../shared/journey-tab-props.ts'
import { LevelBar } from '../shared/level-bar.tsx'
import { HideNumbers, QuietPanel } from '../shared/quiet-switch.tsx'
import { StatsGate } from '../shared/stats-gate.tsx'
import { YearPanel } from '../shared/year-panel.tsx'
import { Milestones } from './milestones.tsx'
import { progressText } from './progress.text.ts'

export const ProgressTab = ({ quiet }: JourneyTabProps) => (
  <StatsGate>
    {(stats) => (
      <div className="progress-tab">
        {quiet ? <QuietPanel /> : <Stats stats={stats} />}
        <YearPanel stats={stats} quiet={quiet} />
      </div>
    )}
  </StatsGate>
)

const Stats = ({ stats }: { stats: JourneyStats }) => (
  <>
    <Level stats={stats} />
    <div className="progress-tab-columns">
      <ExperienceSources stats={stats} />
      <Milestones stats={stats} />
    </div>
  </>
)

const Level = ({ stats }: { stats: JourneyStats }) => (
  <Panel className="progress-level" aria-label={journeyText.level.title}>
    <div>
      <p className="text-muted">{journeyText.level.title}</p>
      <p className="progress-level-figure">{wholeNumber(stats.level)}</p>
    </div>
    <div>
      <div className="progress-level-head">
        <p className="progress-level-next">
          {journeyText.level.towards(stats.experience % experiencePerLevel, stats.level + 1)}
        </p>
        <span className="text-muted text-sm">{journeyText.level.experience(stats.experience)}</span>
      </div>
      <LevelBar stats={stats} />
      <p className="progress-level-stays">{progressText.level.stays}</p>
    </div>
  </Panel>
)

/** The latest practices that earned experience. */
function ExperienceSources({ stats: { recentExperience, today } }: { stats: JourneyStats }) {
  const { title, text, caption, practice, firstPractice, sum, empty, meaning, hide } = progressText.source
  return (
    <Panel aria-labelledby="source">
      <PanelHeader id="source" title={title} />
      <p>{text}</p>
      {recentExperience.length === 0 ? (
        <p className="progress-source-note">{empty}</p>
      ) : (
        <table className="progress-source">
          <caption>{caption}</caption>
          <tbody>
            {recentExperience.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  {dayInWords(entry.practiceDay, today)}
                  <span>{entry.dayBonus > 0 ? firstPractice(entry) : practice(entry)}</span>
                </th>
                <td>{sum(entry)}</td>
                <td>
                  <strong>{wholeNumber(entry.experience)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="progress-source-note">
        {meaning} <HideNumbers>{hide}</HideNumbers>
      </p>
    </Panel>
  )
}
