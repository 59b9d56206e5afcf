import './reflection.css'
import type { ReflectionPage } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { monthName } from '#intl/intl.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { InsightPage, InsightWords } from '../shared/insight-page.tsx'
import { ReflectionView } from './reflection-view.tsx'
import { reflectionQuery, useChooseReflections, useMakeReflection } from './reflection.queries.ts'
import { reflectionText as text } from './reflection.text.ts'

/** A reflection on one month of the member's log, or the question whether they want one. */
export function ReflectionScreen() {
  const query = useQuery(reflectionQuery)
  // Until the settings are loaded, numbers are hidden: the member may not want them.
  const quiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  return (
    <InsightPage>
      <QueryView
        query={query}
        skeleton={
          <Panel className="insight-panel">
            <SkeletonRows count={5} />
          </Panel>
        }
        failed={text.loadFailed}
        failedText={text.safe}
      >
        {(page) => <Page page={page} quiet={quiet} />}
      </QueryView>
    </InsightPage>
  )
}

function Page({ page, quiet }: { page: ReflectionPage; quiet: boolean }) {
  const { choice, isIncluded, lastMonth, reflection } = page
  const isAsked = isIncluded && choice === 'unasked' && lastMonth.state === 'ready'
  const isOffered = isIncluded ? !isAsked : choice === 'monthly'
  return (
    <>
      <MonthStatus page={page} quiet={quiet} />
      {reflection && <ReflectionView key={reflection.month} reflection={reflection} quiet={quiet} />}
      {isOffered && <MonthlySwitch isOn={choice === 'monthly'} />}
    </>
  )
}

const nameOf = (month: string) => monthName(`${month}-01`)

/** Shown instead of the last month's reflection while there is none. */
function MonthStatus({ page, quiet }: { page: ReflectionPage; quiet: boolean }) {
  const { choice, isIncluded, lastMonth, reflection } = page
  const month = nameOf(lastMonth.month)
  if (!isIncluded) {
    if (lastMonth.state === 'made') return null
    return (
      <InsightWords kind={text.kind} line={text.notIncluded} about={text.notIncludedText}>
        <Button variant="secondary" asChild>
          <Link to="/pricing">{text.giving}</Link>
        </Button>
      </InsightWords>
    )
  }
  if (lastMonth.state === 'ready') return <Question month={lastMonth.month} isUnasked={choice === 'unasked'} />
  if (reflection) return null
  return lastMonth.state === 'deleted' ? (
    <InsightWords kind={text.kind} line={text.deleted(month)} about={text.deletedText} />
  ) : (
    <InsightWords
      kind={text.kind}
      line={text.tooLittle(month)}
      about={quiet ? text.tooLittleQuiet : text.tooLittleText}
    />
  )
}

function Question({ month, isUnasked }: { month: string; isUnasked: boolean }) {
  const making = useMakeReflection(focusHeading)
  const choosing = useChooseReflections(focusHeading)
  const name = nameOf(month)
  const isPending = making.isPending || choosing.isPending
  const make = (isMonthly: boolean) => !isPending && making.mutate({ month, isMonthly })
  const isMaking = (isMonthly: boolean) => making.isPending && making.variables.isMonthly === isMonthly
  if (!isUnasked) {
    return (
      <InsightWords kind={text.kind} line={text.canBeRead(name)} about={text.about}>
        <Button pending={making.isPending} onClick={() => make(false)}>
          {text.readBack(name)}
        </Button>
      </InsightWords>
    )
  }
  return (
    <InsightWords kind={text.kind} line={text.ask(name)} about={text.about}>
      <Button pending={isMaking(true)} onClick={() => make(true)}>
        {text.yes}
      </Button>
      <Button variant="secondary" pending={isMaking(false)} onClick={() => make(false)}>
        {text.onlyThis(name)}
      </Button>
      <Button
        variant="quiet"
        className="text-muted"
        pending={choosing.isPending}
        onClick={() => !isPending && choosing.mutate('no')}
      >
        {text.no}
      </Button>
    </InsightWords>
  )
}

function MonthlySwitch({ isOn }: { isOn: boolean }) {
  const { isPending, mutate, variables } = useChooseReflections()
  return (
    <Panel className="insight-panel">
      <Switch
        className="reflection-switch"
        label={<strong>{text.monthly}</strong>}
        hint={text.monthlyHint}
        checked={isPending ? variables === 'monthly' : isOn}
        onChange={({ target }) => !isPending && mutate(target.checked ? 'monthly' : 'no')}
      />
    </Panel>
  )
}
