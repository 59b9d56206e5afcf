import './compare.css'
import { ApiError, type Comparison } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { QueryView, type ViewedQuery } from '#lib/query/query-view.tsx'
import { journeySettingsQuery, useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { InsightPage, InsightWords } from '../shared/insight-page.tsx'
import { comparisonQuery } from './compare.queries.ts'
import { CompareRows } from './compare-rows.tsx'
import { addressOf, findingOf, rangeAt, rangeName, type Ranges, usualRanges } from './compare.rules.ts'
import { compareText as text } from './compare.text.ts'
import { RangeField } from './range-field.tsx'

/** Compares any two ranges side by side. They are in the address, so that they can be linked to. */
export function CompareScreen() {
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const usual = usualRanges(today)
  const ranges: Ranges = {
    first: rangeAt(search.get('first')) ?? usual.first,
    second: rangeAt(search.get('second')) ?? usual.second,
  }
  const choose = (changes: Partial<Ranges>) => {
    const { first, second } = { ...ranges, ...changes }
    setSearch({ first: addressOf(first), second: addressOf(second) }, { replace: true })
  }
  const query = useQuery(comparisonQuery(ranges))
  const isMissing = query.error instanceof ApiError && query.error.code === 'giving.not_included'
  return (
    <InsightPage>
      {isMissing ? (
        <NotIncluded />
      ) : (
        <Panel aria-labelledby="compare">
          <PanelHeader id="compare" title={text.title} aside={<Badge tone="soft">{text.badge}</Badge>} />
          {query.data && <Headline comparison={query.data} today={today} />}
          <div className="compare-ranges">
            <RangeField label={text.first} range={ranges.first} today={today} onChange={(first) => choose({ first })} />
            <span className="compare-beside">{text.beside}</span>
            <RangeField
              label={text.second}
              range={ranges.second}
              today={today}
              onChange={(second) => choose({ second })}
            />
          </div>
          <ComparisonView query={query} today={today} />
        </Panel>
      )}
    </InsightPage>
  )
}

const namesOf = ({ first, second }: Comparison, today: string) => ({
  first: rangeName(first, today),
  second: rangeName(second, today),
})

function Headline({ comparison, today }: { comparison: Comparison; today: string }) {
  const names = namesOf(comparison, today)
  const finding = findingOf(comparison.first, comparison.second)
  return (
    <p className="insight-line" aria-live="polite">
      {text.headline(finding, names.first, names.second)}
    </p>
  )
}

function ComparisonView({ query, today }: { query: ViewedQuery<Comparison>; today: string }) {
  // Until the settings are loaded, numbers are hidden: the member may not want them.
  const quiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={5} />} failed={text.loadFailed} failedText={text.safe}>
      {(comparison) => <CompareRows comparison={comparison} names={namesOf(comparison, today)} quiet={quiet} />}
    </QueryView>
  )
}

const NotIncluded = () => (
  <InsightWords kind={text.title} line={text.notIncluded.title} about={text.notIncluded.text}>
    <Button variant="secondary" asChild>
      <Link to="/pricing">{text.notIncluded.action}</Link>
    </Button>
  </InsightWords>
)
