import './insight.css'
import { analyticsRanges, limbs, type Analytics, type AnalyticsRange } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.ts'
import { Doughnut } from '#ui/chart/doughnut.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Select } from '#ui/form/select.tsx'
import { FeelingFlows } from './feeling-flows.tsx'
import { TagShares } from './tag-shares.tsx'
import { rangeTotal } from './stats.rules.ts'

const rangeLabels: Record<AnalyticsRange, string> = {
  'last-30-days': 'Last 30 Days',
  'last-90-days': 'Last 90 Days',
  'this-year': 'This Year',
}

type DistributionPanelProps = {
  analytics: Analytics
  range: AnalyticsRange
  onRange: (range: AnalyticsRange) => void
  /** The chart still shows the previous range while the new one loads. */
  waiting: boolean
  quiet: boolean
}

export const DistributionPanel = (props: DistributionPanelProps) => (
  <Panel aria-labelledby="distribution" className="distribution-panel">
    <PanelHeader
      id="distribution"
      title="Practice distribution"
      aside={
        <Select
          compact
          aria-label="Range"
          value={props.range}
          onChange={(event) => props.onRange(event.target.value as AnalyticsRange)}
        >
          {analyticsRanges.map((range) => (
            <option key={range} value={range}>
              {rangeLabels[range]}
            </option>
          ))}
        </Select>
      }
    />
    <div aria-busy={props.waiting}>
      <Distribution {...props} />
    </div>
  </Panel>
)

function Distribution({ analytics, quiet }: DistributionPanelProps) {
  const { limbDistribution, feelingFlows, tags } = analytics
  if (rangeTotal(analytics) === 0) return <p className="text-muted">You haven’t logged anything in this period.</p>
  const shares = limbs.map((limb) => ({ limb, label: limbNames[limb], value: limbDistribution[limb] ?? 0 }))
  return (
    <>
      <Doughnut
        title="Practice distribution"
        shares={shares}
        unit={plural(rangeTotal(analytics), { one: 'session', other: () => 'sessions' })}
        hidesFigures={quiet}
      />
      <FeelingFlows flows={feelingFlows} quiet={quiet} />
      <TagShares tags={tags} sessions={rangeTotal(analytics)} quiet={quiet} />
    </>
  )
}
