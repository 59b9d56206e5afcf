import './linked-accounts.css'
import {
  ApiError,
  localMoment,
  type CurrentUser,
  type LinkedAccount,
  type OwnerProof,
  type SocialLoginProvider,
} from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { matchingState, forgetSocialState, leaveForProvider, providerAnswer } from '#lib/session/social-state.ts'
import { deviceZone } from '#lib/time/device-zone.ts'
import { Button } from '#ui/button.tsx'
import { providerName, waysInQuery } from '#lib/member/ways-in.ts'
import { ProviderSymbol } from '#ui/motifs/provider-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { OwnerProofDialog } from '../owner-proof/owner-proof-dialog.tsx'
import { linkedAccountsQuery, useLinkChange, type LinkChange } from './linked-accounts.queries.ts'
import { linkedText as text } from './linked-accounts.text.ts'

/** The providers with which the member can sign in. Nothing is shown if none is configured or linked. */
export function LinkedAccounts({ user }: { user: CurrentUser }) {
  const query = useQuery(linkedAccountsQuery)
  // For the name of the operators' own provider.
  useQuery(waysInQuery)
  const { act, dialog } = useProvenLinkChange(user)
  useProviderCallback(act)
  if (query.isError && !query.data)
    return (
      <LoadError title={text.couldNotLoad} query={query}>
        {text.couldNotLoadText}
      </LoadError>
    )
  if (!query.data) return null
  const { linked, providers, canUnlink } = query.data
  const shown = [...new Set([...linked.map(({ provider }) => provider), ...providers])]
  if (shown.length === 0) return null
  return (
    <Panel aria-labelledby="linked-accounts-title">
      <PanelHeader title={text.title} id="linked-accounts-title" />
      <p className="text-muted">{text.about}</p>
      <ul className="linked-accounts">
        {shown.map((provider) => (
          <Row
            key={provider}
            provider={provider}
            link={linked.find((each) => each.provider === provider)}
            canUnlink={canUnlink}
            onUnlink={() => act({ kind: 'unlink', provider })}
          />
        ))}
      </ul>
      {dialog}
    </Panel>
  )
}

type RowProps = {
  provider: SocialLoginProvider
  link: LinkedAccount | undefined
  canUnlink: boolean
  onUnlink: () => void
}

function Row({ provider, link, canUnlink, onUnlink }: RowProps) {
  const name = providerName(provider)
  return (
    <li className="linked-account">
      <Stone>
        <ProviderSymbol provider={provider} />
      </Stone>
      <span>
        <strong>{name}</strong>
        <small>{link ? text.since(link.email, dayOf(link.linkedAt)) : text.notLinked}</small>
      </span>
      {!link && (
        <Button
          variant="secondary"
          aria-label={text.linkNamed(name)}
          onClick={() => leaveForProvider(provider, 'link')}
        >
          {text.link}
        </Button>
      )}
      {link && canUnlink && (
        <Button variant="quiet" aria-label={text.unlinkNamed(name)} onClick={onUnlink}>
          {text.unlink}
        </Button>
      )}
      {link && !canUnlink && (
        <div className="linked-only">
          <p>
            <strong>{text.onlyWay}</strong> {text.onlyWayWhy}
          </p>
          <Button asChild variant="secondary">
            <Link to="/profile?tab=settings">{text.setPassword}</Link>
          </Button>
        </div>
      )}
    </li>
  )
}

const dayOf = (moment: string): string => dayAndMonthName(localMoment(new Date(moment), deviceZone() ?? 'UTC').date)

/** Sends the change. If the server asks for a proof, asks the member for it and sends the change again. */
function useProvenLinkChange(user: CurrentUser) {
  const [changeToProve, setChangeToProve] = useState<LinkChange>()
  const linkChange = useLinkChange()
  const { mutate } = linkChange
  const act = (change: LinkChange, proof: OwnerProof = {}) =>
    mutate(
      { change, proof },
      {
        onSuccess: () => setChangeToProve(undefined),
        onError: (error) => {
          const isAboutProof =
            error instanceof ApiError && error.status === 403 && error.code !== 'account.social_expired'
          if (isAboutProof) return setChangeToProve(change)
          setChangeToProve(undefined)
          failureToast(error, { title: change.kind === 'link' ? text.linkFailed : text.unlinkFailed })
        },
      },
    )
  const dialog = changeToProve && (
    <OwnerProofDialog
      user={user}
      isPending={linkChange.isPending}
      error={linkChange.error}
      onProof={(proof) => act(changeToProve, proof)}
      onClose={() => setChangeToProve(undefined)}
    />
  )
  return { act, dialog }
}

/** Handles the return from a provider. The address is accepted only in the tab that left. */
function useProviderCallback(act: (change: LinkChange) => void): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const answer = providerAnswer({ search, hash })
    if (!answer) return
    const isOurs = matchingState(answer.get('state'))
    const ticket = answer.get('ticket')
    forgetSocialState()
    void navigate({ search: '?tab=verification' }, { replace: true })
    if (ticket && isOurs) act({ kind: 'link', ticket })
    else toast({ title: text.linkFailed, text: text.tryAgain, tone: 'error' })
  }, [act, search, hash, navigate])
}
