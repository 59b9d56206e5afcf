import './river.css'
import type { FeelingFlow, Limb } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '#lib/query/query-view.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { StoneRow } from '#ui/motifs/stone-row.tsx'
import { Panel } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { useTabInSight } from '#ui/tabs.tsx'
import {
  endingOf,
  hardEndingsOf,
  hasEnoughEndings,
  practicesNeeded,
  shiftOf,
  withBefore,
} from '../shared/feeling-flows.rules.ts'
import { feelingFlowsText as text, feelingName } from '../shared/feeling-flows.text.ts'
import { analyticsQuery } from '../shared/insight.queries.ts'
import { River } from './river.tsx'
import { riverOf } from './river.rules.ts'

const titleId = 'river'

/** How each limb changes how the member feels; nothing if they haven't practised yet. */
export function RiverPanel({ quiet }: { quiet: boolean }) {
  const query = useQuery(analyticsQuery('last-90-days'))
  if (query.data?.feelingFlows.length === 0) return null
  return (
    <Panel aria-labelledby={titleId}>
      <header className="river-header">
        <h2 className="panel-title" id={titleId}>
          {text.title}
        </h2>
        <p className="text-sm text-muted">{text.river.hint}</p>
      </header>
      <QueryView
        query={query}
        skeleton={<Skeleton className="h-80" />}
        failed={text.river.loadFailed}
        failedText={text.river.safe}
        heading={`#${titleId}`}
      >
        {({ feelingFlows }) => <Limbs flows={feelingFlows} quiet={quiet} />}
      </QueryView>
    </Panel>
  )
}

const chipOf = (limb: Limb | undefined) => `river-${limb}`

function Limbs({ flows, quiet }: { flows: readonly FeelingFlow[]; quiet: boolean }) {
  const [chosen, setChosen] = useState<Limb>()
  const withFeelings = flows.map(withBefore)
  const [mostPractised] = withFeelings.toSorted((a, b) => b.sessions - a.sessions)
  const shown = withFeelings.find(({ limbType }) => limbType === chosen) ?? mostPractised
  useTabInSight(chipOf(shown?.limbType))
  if (!mostPractised || !shown) return null
  if (!hasEnoughEndings(mostPractised)) return <TooFewPractices sessions={mostPractised.sessions} quiet={quiet} />
  return (
    <div className="river-grid">
      <fieldset className="river-limbs" aria-label={text.river.limb}>
        {flows.map((flow) => (
          <button
            key={flow.limbType}
            type="button"
            id={chipOf(flow.limbType)}
            className={`river-limb tone-${flow.limbType}`}
            aria-pressed={flow.limbType === shown.limbType}
            onClick={() => setChosen(flow.limbType)}
          >
            <LimbSymbol limb={flow.limbType} size={22} />
            <span {...sanskrit}>{limbNames[flow.limbType]}</span>
            <small>{endingIn(flow, quiet)}</small>
          </button>
        ))}
      </fieldset>
      {hasEnoughEndings(shown) ? (
        <LimbRiver key={shown.limbType} flow={shown} quiet={quiet} />
      ) : (
        <TooFewPractices sessions={shown.sessions} quiet={quiet} />
      )}
    </div>
  )
}

function endingIn(flow: FeelingFlow, quiet: boolean): string {
  const ending = endingOf(flow)
  if (!ending || !hasEnoughEndings(flow)) return quiet ? '' : text.early(flow.sessions)
  return quiet ? text.endedQuietly(ending.after) : text.ended(ending.times, flow.sessions, ending.after)
}

function LimbRiver({ flow, quiet }: { flow: FeelingFlow; quiet: boolean }) {
  const course = riverOf(flow)
  const shift = shiftOf(flow)
  const { hard, both } = hardEndingsOf(flow)
  const { summary, reading, stream, table } = text.river
  const listOf = (banks: readonly { feeling: string; times: number }[]) =>
    banks.map(({ feeling, times }) => (quiet ? feelingName(feeling) : `${feelingName(feeling)} ${times}`)).join(', ')
  return (
    <div className={`tone-${flow.limbType}`}>
      <ChartFrame
        className="river-chart"
        title={text.title}
        summary={summary(listOf(course.beforeBanks), listOf(course.afterBanks))}
        readings={course.streams.map(({ before, after, times }) =>
          quiet ? stream(feelingName(before), after) : reading(feelingName(before), after, times),
        )}
        table={
          quiet
            ? undefined
            : {
                headers: [table.before, table.times],
                rows: course.streams.map(({ before, after, times }) => [
                  stream(feelingName(before), after),
                  String(times),
                ]),
              }
        }
      >
        {(view) => <River course={course} quiet={quiet} {...view} />}
      </ChartFrame>
      {shift && <p className="river-finding">{quiet ? text.shiftQuietly(shift) : text.shift(shift)}</p>}
      {!quiet && (
        <p className="text-sm text-muted numerals">
          {text.river.practices(flow.sessions)} {hard > 0 && text.river.hard(hard)} {both > 0 && text.river.inBoth}
        </p>
      )}
    </div>
  )
}

const TooFewPractices = ({ sessions, quiet }: { sessions: number; quiet: boolean }) => (
  <div className="river-few">
    {!quiet && (
      <>
        <p>
          <strong className="numerals">{sessions}</strong> {text.river.ofNeeded}
        </p>
        <StoneRow filled={sessions} of={practicesNeeded} />
      </>
    )}
    <p className="text-muted">{text.river.few}</p>
  </div>
)
