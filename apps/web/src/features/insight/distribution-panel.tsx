import './insight.css'
import { analyticsRanges, limbs, type Analytics, type AnalyticsRange } from '@sadhana/contract'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Doughnut } from '#ui/chart/doughnut.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Select } from '#ui/form/select.tsx'
import { FeelingFlows } from './feeling-flows.tsx'
import { TagShares } from './tag-shares.tsx'
import { insightText } from './insight.text.ts'
import { rangeTotal } from './stats.rules.ts'

const text = insightText.distribution

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
      title={text.title}
      aside={
        <Select
          compact
          aria-label={text.range}
          value={props.range}
          onChange={(event) => props.onRange(event.target.value as AnalyticsRange)}
        >
          {analyticsRanges.map((range) => (
            <option key={range} value={range}>
              {text.ranges[range]}
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
  if (rangeTotal(analytics) === 0) return <p className="text-muted">{text.nothing}</p>
  const shares = limbs.map((limb) => ({ limb, label: limbNames[limb], value: limbDistribution[limb] ?? 0 }))
  return (
    <>
      <Doughnut title={text.title} shares={shares} hidesFigures={quiet} />
      <FeelingFlows flows={feelingFlows} quiet={quiet} />
      <TagShares tags={tags} sessions={rangeTotal(analytics)} quiet={quiet} />
    </>
  )
}
