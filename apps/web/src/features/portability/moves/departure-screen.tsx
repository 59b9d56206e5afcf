import './moves.css'
import { type CurrentUser, type DepartureRequest, movedThings, type OwnerProof } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { departureRequestIn } from './departure-request.rules.ts'
import { departurePreviewQuery, useApproveDeparture } from './moves.queries.ts'
import { movesText } from './moves.text.ts'

const { leave: words, things } = movesText

type ProofDialogProps = {
  user: CurrentUser
  isPending: boolean
  error: Error | null
  onProof: (proof: OwnerProof) => void
  onClose: () => void
}

/** It belongs to another feature. */
type DepartureScreenProps = { ProofDialog: ComponentType<ProofDialogProps> }

/** Asks a member of this installation whether they want to move to another one. */
export function DepartureScreen({ ProofDialog }: DepartureScreenProps) {
  const { search } = useLocation()
  const request = departureRequestIn(search)
  if (request) return <Consent request={request} ProofDialog={ProofDialog} />
  return (
    <div className="departure">
      <h1>{movesText.title}</h1>
      <Notice tone="error" title={words.incomplete}>
        {words.incompleteHint}
      </Notice>
    </div>
  )
}

function Consent({ request, ProofDialog }: DepartureScreenProps & { request: DepartureRequest }) {
  const [isAsking, setAsking] = useState(false)
  const { data: user } = useQuery(currentUserQuery)
  const { isPending, isSuccess, error, mutate: approve } = useApproveDeparture(() => setAsking(true))
  return (
    <div className="departure">
      <h1>{words.title(new URL(request.client).host)}</h1>
      <p>{words.about(request.client)}</p>
      <div className="departure-columns">
        <Panel aria-labelledby="departure-goes">
          <PanelHeader id="departure-goes" title={words.goes} />
          <GoingThings />
        </Panel>
        <Panel aria-labelledby="departure-stays">
          <PanelHeader id="departure-stays" title={words.stays} />
          <ul>
            {words.staying.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Panel>
      </div>
      <div className="departure-acts">
        <Button pending={isPending || isSuccess} onClick={() => approve(request)}>
          {words.agree}
        </Button>
        <Button variant="quiet" asChild>
          <Link to="/">{words.stay}</Link>
        </Button>
      </div>
      <Suspense>
        {isAsking && user && (
          <ProofDialog
            user={user}
            isPending={isPending || isSuccess}
            error={error}
            onProof={(proof) => approve({ ...request, ...proof })}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

function GoingThings() {
  const query = useQuery(departurePreviewQuery)
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={4} />}
      failed={words.couldNotLoad}
      heading="#departure-goes"
    >
      {(counts) => {
        const going = movedThings.filter((thing) => counts[thing] > 0)
        if (going.length === 0) return <p className="text-muted">{words.nothing}</p>
        return (
          <ul>
            {going.map((thing) => (
              <li key={thing}>{things[thing](counts[thing])}</li>
            ))}
          </ul>
        )
      }}
    </QueryView>
  )
}
