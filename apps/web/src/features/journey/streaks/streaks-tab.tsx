import './streaks.css'
import { StatsGate } from '../shared/stats-gate.tsx'
import { YearPanel } from '../shared/year-panel.tsx'
import type { JourneyTabProps } from '../shared/journey-tab-props.ts'
import { ConsistencyPanel, LevelPanel, RestDaysPanel } from './stat-panels.tsx'
import { RunPanel } from './run-panel.tsx'

export const StreaksTab = ({ quiet }: JourneyTabProps) => (
  <StatsGate>
    {(stats) => (
      <div className="streaks-tab">
        <RunPanel stats={stats} quiet={quiet} />
        <YearPanel stats={stats} quiet={quiet} />
        <div className="streaks-tab-figures">
          <RestDaysPanel stats={stats} quiet={quiet} />
          {!quiet && <ConsistencyPanel stats={stats} />}
          {!quiet && <LevelPanel stats={stats} />}
        </div>
      </div>
    )}
  </StatsGate>
)
