import '../shared/key-rows.css'
import type { CurrentUser, Passkey } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Lock, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { supportsPasskeys } from '#lib/product/passkeys.ts'
import { Button } from '#ui/button.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { NameDialog, OwnerProofDialog } from './lazy-dialogs.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeysQuery, useAddPasskey } from '../shared/passkeys.queries.ts'
import { passkeysText as words } from '../shared/passkeys.text.ts'

const titleId = 'passkeys-title'

export function PasskeysPanel({ user }: { user: CurrentUser }) {
  const list = useQuery(passkeysQuery)
  const [named, setNamed] = useState<Passkey>()
  const [isAsking, setAsking] = useState(false)
  const adding = useAddPasskey(
    (passkey) => {
      setAsking(false)
      setNamed(passkey)
    },
    () => setAsking(true),
  )
  const add = () => adding.mutate({})
  const isFailed = list.isError && !list.data

  return (
    <Panel aria-labelledby={titleId} aria-busy={list.isPending}>
      <PanelHeader title={words.title} id={titleId} />
      <div className="security-body">
        {isFailed && (
          <LoadError title={words.loadFailed} query={list} heading={`#${titleId}`}>
            {words.loadFailedText}
          </LoadError>
        )}
        {list.isPending ? (
          <SkeletonRows count={2} />
        ) : (
          <ul>
            {list.data?.map((passkey) => (
              <PasskeyRow key={passkey.id} user={user} passkey={passkey} heading={`#${titleId}`} />
            ))}
            {user.hasPassword !== false && <PasswordRow />}
          </ul>
        )}
        {list.data && (
          <>
            <p className="session-use">{list.data.length > 0 ? words.note : words.none}</p>
            {supportsPasskeys() && (
              <Button className="justify-self-start" variant="secondary" pending={adding.isPending} onClick={add}>
                <Plus aria-hidden="true" />
                {words.add}
              </Button>
            )}
          </>
        )}
        {!list.isPending && !supportsPasskeys() && <p className="session-use">{words.unsupported}</p>}
      </div>
      <Suspense>
        {isAsking && (
          <OwnerProofDialog
            user={user}
            isPending={adding.isPending}
            error={adding.error}
            onProof={adding.mutate}
            onClose={() => setAsking(false)}
          />
        )}
        {named && <NameDialog passkey={named} isNew onClose={() => setNamed(undefined)} />}
      </Suspense>
    </Panel>
  )
}

const PasswordRow = () => (
  <li className="key-row">
    <Stone>
      <Lock aria-hidden="true" />
    </Stone>
    <p className="key-name">{words.password}</p>
    <div className="key-acts">
      <Button variant="quiet" asChild>
        <Link to="/profile?tab=settings&change=password" aria-label={words.changePassword}>
          {words.change}
        </Link>
      </Button>
    </div>
  </li>
)
