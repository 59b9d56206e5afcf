import { chartDays, type Analytics } from '@sadhana/contract'
import { useState } from 'react'
import { ProgressChart } from '#ui/chart/progress-chart.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { progressDays, type ChartRange } from './progress-days.rules.ts'

const ranges = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const

export function ProgressPanel({ analytics, className }: { analytics: Analytics; className?: string }) {
  const [range, setRange] = useState<ChartRange>('weekly')
  return (
    <Panel aria-labelledby="progress" {...(className && { className })}>
      <PanelHeader
        id="progress"
        title="Progress"
        aside={<Segmented label="Progress range" options={ranges} value={range} onValueChange={setRange} />}
      />
      <ProgressChart title="Progress" days={progressDays(analytics, range, chartDays[range])} />
    </Panel>
  )
}
