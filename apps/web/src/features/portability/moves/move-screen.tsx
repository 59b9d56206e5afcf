import './moves.css'
import type { Departure, Move } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { useHeldFocus } from '#ui/focus-heading.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ArchiveImportOutcome } from '../shared/archive-import-outcome.tsx'
import {
  type MoveAnswer,
  movesQuery,
  useAnswerMove,
  useCancelMove,
  useEndDeparture,
  useStartMove,
} from './moves.queries.ts'
import { movesText as text } from './moves.text.ts'

const { here: words, away } = text
const heading = '#move-here'
const hostOf = (peer: string) => new URL(peer).host

/** Moves from other installations to this one, and from this one to others. */
export function MoveScreen() {
  const query = useQuery(movesQuery)
  const answer = useReturnedAnswer()
  return (
    <div className="settings-screen">
      <h1>{text.title}</h1>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />} failed={text.couldNotLoad} failedIn={Panel}>
        {(moves) => (
          <>
            <MoveHere move={moves.here} answer={answer} />
            <MoveAway departure={moves.away} />
          </>
        )}
      </QueryView>
    </div>
  )
}

/** What the other installation put into the address: read once, and removed from the address and its history. */
function useReturnedAnswer(): MoveAnswer | undefined {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [answer] = useState(() => {
    const values = new URLSearchParams(hash.slice(1))
    const [state, code, issuer] = [values.get('state'), values.get('code'), values.get('iss')]
    return state && code && issuer ? { state, code, issuer } : undefined
  })
  useEffect(() => {
    if (answer) void navigate({ hash: '' }, { replace: true })
  }, [answer, navigate])
  return answer
}

function MoveHere({ move, answer }: { move: Move | null; answer: MoveAnswer | undefined }) {
  const { isIdle, isPending, error, mutate } = useAnswerMove()
  const isSent = useRef(false)
  useEffect(() => {
    // A second use would close what the first one opened.
    if (answer && !isSent.current) mutate(answer)
    isSent.current = true
  }, [answer, mutate])
  const isAnswering = isPending || (isIdle && answer !== undefined)
  useHeldFocus(isAnswering ? 'answering' : move?.state, heading)
  return (
    <Panel aria-labelledby="move-here">
      <PanelHeader id="move-here" title={words.title} />
      {isAnswering && <output className="block">{words.answering}</output>}
      {!isAnswering && error && (
        <Notice className="move-notice" tone="error" title={words.failed}>
          {error.message}
        </Notice>
      )}
      {!isAnswering && (!move || move.state === 'asking') && <AddressForm asking={error ? undefined : move?.peer} />}
      {!isAnswering && move && move.state !== 'asking' && <MoveStage move={move} />}
    </Panel>
  )
}

function AddressForm({ asking }: { asking: string | undefined }) {
  const [address, setAddress] = useState(asking ?? '')
  const { isPending, isSuccess, error, mutate: start } = useStartMove()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (address.trim() !== '') start(address.trim())
      }}
    >
      <p className="text-muted">{asking ? words.asking(hostOf(asking)) : words.about}</p>
      <Field
        className="move-address"
        label={words.address}
        hint={words.addressHint}
        error={error?.message}
        announcesError
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Button type="submit" pending={isPending || isSuccess}>
        {words.go}
      </Button>
    </form>
  )
}

function MoveStage({ move }: { move: Move }) {
  const { isPending, mutate: cancel } = useCancelMove()
  const host = hostOf(move.peer)
  const restart = () => cancel(move.id)
  if (move.state === 'fetched') {
    return (
      <ArchiveImportOutcome
        id={move.importId}
        heading={heading}
        restart={restart}
        restartLabel={words.again}
        afterwards={<Afterwards move={move} restart={restart} />}
      />
    )
  }
  if (move.state === 'refused') {
    return (
      <Notice
        tone="error"
        title={words.refused(host)}
        action={
          <Button variant="secondary" pending={isPending} onClick={restart}>
            {words.again}
          </Button>
        }
      >
        {move.refusal && words.refusal(move.refusal)}
      </Notice>
    )
  }
  return (
    <>
      <output className="block">{move.bytes ? words.fetching(move.bytes) : words.making(host)}</output>
      <Meter className="made-file-meter" label={words.progress} share={move.bytes ? move.received / move.bytes : 0} />
      <Button variant="quiet" pending={isPending} onClick={restart}>
        {words.stop}
      </Button>
    </>
  )
}

function Afterwards({ move, restart }: { move: Move; restart: () => void }) {
  const host = hostOf(move.peer)
  return (
    <>
      <p className="move-afterwards">{words.afterwards(host)}</p>
      <div className="made-file-acts">
        <Button variant="secondary" asChild>
          <a href={`${move.peer}/settings/move`}>{words.open(host)}</a>
        </Button>
        <Button variant="quiet" onClick={restart}>
          {words.again}
        </Button>
      </div>
    </>
  )
}

function MoveAway({ departure }: { departure: Departure | null }) {
  const { isPending, mutate: end } = useEndDeparture()
  useHeldFocus(departure?.id, '#move-away')
  return (
    <Panel aria-labelledby="move-away">
      <PanelHeader id="move-away" title={away.title} />
      {!departure && <p className="text-muted">{away.about}</p>}
      {departure && !departure.arrivedAt && (
        <>
          <p>{away.underWay(hostOf(departure.peer), departure.approvedAt)}</p>
          <Button className="move-stop" variant="quiet" pending={isPending} onClick={() => end(departure.id)}>
            {away.stop}
          </Button>
        </>
      )}
      {departure?.arrivedAt && (
        <>
          <Notice tone="success" title={away.arrived(hostOf(departure.peer))}>
            {away.arrivedHint(departure.arrivedAt)}
          </Notice>
          <div className="made-file-acts move-acts">
            <Button variant="secondary" asChild>
              <Link to="/settings/erase">{away.erase}</Link>
            </Button>
            <Button variant="quiet" pending={isPending} onClick={() => end(departure.id)}>
              {away.keep}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
