import './referral.css'
import type { Referrals } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { dayAndMonthName, wholeNumber } from '#intl/intl.rules.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { serverNow } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { CodeRow } from './code-row.tsx'
import { referralsQuery, useGenerateCode } from './referral.queries.ts'
import { nextMonth } from './referral.rules.ts'
import { referralText as text } from './referral.text.ts'

const titleId = 'codes-title'

export function ReferralsTab() {
  const referrals = useQuery(referralsQuery)
  if (isFirstLoad(referrals)) {
    return (
      <Panel>
        <SkeletonRows count={4} />
      </Panel>
    )
  }
  if (!referrals.data) {
    return (
      <Panel aria-labelledby={titleId}>
        <PanelHeader title={text.title} id={titleId} />
        <LoadError title={text.loadFailed} query={referrals} heading={`#${titleId}`}>
          {text.loadFailedText}
        </LoadError>
      </Panel>
    )
  }
  return (
    <div className="referrals">
      <Codes referrals={referrals.data} />
      <ThisMonth referrals={referrals.data} />
    </div>
  )
}

function Codes({ referrals: { referralCodes, stats, monthlyLimit } }: { referrals: Referrals }) {
  const isSpent = stats.codesGenerated >= monthlyLimit
  const { isPending, mutate } = useGenerateCode(referralCodes.length)
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader
        title={text.title}
        id={titleId}
        aside={
          <Button
            disabled={isSpent}
            pending={isPending}
            aria-describedby={isSpent ? 'codes-limit' : undefined}
            onClick={() => mutate()}
          >
            {text.generate}
          </Button>
        }
      />
      {isSpent && (
        <p className="referrals-hint" id="codes-limit">
          {text.limitReached(wholeNumber(monthlyLimit), dayAndMonthName(nextMonth(serverNow())))}
        </p>
      )}
      {referralCodes.length === 0 ? (
        <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
      ) : (
        <>
          <ul className="referrals-codes" aria-label={text.title}>
            {referralCodes.map((code) => (
              <CodeRow key={code.id} code={code} />
            ))}
          </ul>
          <p className="referrals-hint">{text.hint}</p>
        </>
      )}
    </Panel>
  )
}

const ThisMonth = ({ referrals: { stats, monthlyLimit } }: { referrals: Referrals }) => (
  <Panel aria-labelledby="month-title">
    <h2 className="referrals-month" id="month-title">
      {text.month}
    </h2>
    <p className="referrals-count numerals">
      {wholeNumber(stats.codesGenerated)} <small>{text.of(monthlyLimit)}</small>
    </p>
    <div className="referrals-pebbles" aria-hidden="true">
      {Array.from({ length: monthlyLimit }, (_, index) => (
        <i key={index} className={classNames(index < stats.codesGenerated && 'referrals-pebble-made')} />
      ))}
    </div>
    <dl className="referrals-stats">
      <div>
        <dt>{text.countGenerated}</dt>
        <dd className="numerals">{wholeNumber(stats.codesGenerated)}</dd>
      </div>
      <div>
        <dt>{text.countUsed}</dt>
        <dd className="numerals">{wholeNumber(stats.codesUsed)}</dd>
      </div>
    </dl>
    <p className="referrals-hint">{text.restarts(dayAndMonthName(nextMonth(serverNow())))}</p>
  </Panel>
)
