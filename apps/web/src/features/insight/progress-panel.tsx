import { chartDays, type Analytics } from '@sadhana/contract'
import { useState } from 'react'
import { ProgressChart } from '#ui/chart/progress-chart.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { insightText } from './insight.text.ts'
import { progressDays, type ChartRange } from './progress-days.rules.ts'

const text = insightText.progress
const ranges = [
  { value: 'weekly', label: text.weekly },
  { value: 'monthly', label: text.monthly },
] as const

type ProgressPanelProps = { analytics: Analytics; today: string; className?: string }

export function ProgressPanel({ analytics, today, className }: ProgressPanelProps) {
  const [range, setRange] = useState<ChartRange>('weekly')
  return (
    <Panel aria-labelledby="progress" {...(className && { className })}>
      <PanelHeader
        id="progress"
        title={text.title}
        aside={<Segmented label={text.range} options={ranges} value={range} onValueChange={setRange} />}
      />
      <ProgressChart title={text.title} days={progressDays({ ...analytics, today }, range, chartDays[range])} />
    </Panel>
  )
}
