import { useState } from 'react'
import { Doughnut } from '#ui/chart/doughnut.tsx'
import { ProgressChart } from '#ui/chart/progress-chart.tsx'
import { WeekStrip } from '#ui/chart/week-strip.tsx'
import { YearDots } from '#ui/chart/year-dots.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { month, shares, strip, today, week, year } from './sample-data.ts'

export function ChartSections() {
  const [range, setRange] = useState<'weekly' | 'monthly'>('weekly')
  return (
    <>
      <div className="gallery-stats gallery-wide">
        <StatCard label="Total Time" value="86.4" unit="hours">
          2.9 h in the last 7 days
        </StatCard>
        <StatCard label="Favorite practice" value="Dhyana" isWord>
          <LimbSymbol limb="dhyana" className="gallery-limb" />
          13 of 41 sessions
        </StatCard>
      </div>
      <Panel className="gallery-wide">
        <PanelHeader
          title="Progress"
          aside={
            <Segmented
              label="Progress range"
              options={[
                { value: 'weekly', label: 'Weekly' },
                { value: 'monthly', label: 'Monthly' },
              ]}
              value={range}
              onValueChange={setRange}
            />
          }
        />
        <ProgressChart title="Progress" days={range === 'weekly' ? week : month} />
      </Panel>
      <Panel>
        <PanelHeader title="Practice distribution" />
        <Doughnut title="Practice distribution" shares={shares} />
      </Panel>
      <Panel>
        <PanelHeader title="This week" aside="4 of 7 days, 57%" />
        <WeekStrip label="This week" days={strip} />
      </Panel>
      <Panel className="gallery-wide">
        <PanelHeader title="2025, day by day" />
        <YearDots title="2025, day by day" year={2025} days={year} today={today} />
      </Panel>
    </>
  )
}
