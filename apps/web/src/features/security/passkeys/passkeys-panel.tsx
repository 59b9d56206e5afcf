import './passkeys.css'
import type { CurrentUser, Passkey } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { supportsPasskeys } from '#lib/passkeys/passkeys.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { NameDialog, OwnerProofDialog } from './lazy-dialogs.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeysQuery, proofError, useAddPasskey } from './passkeys.queries.ts'
import { passkeysText as words } from './passkeys.text.ts'

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
  const hasSome = list.data !== undefined && list.data.length > 0

  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader
        title={words.title}
        id={titleId}
        aside={
          hasSome &&
          supportsPasskeys() && (
            <Button variant="secondary" pending={adding.isPending} onClick={add}>
              <Plus aria-hidden="true" />
              {words.add}
            </Button>
          )
        }
      />
      <div className="security-body">
        {list.isPending && <SkeletonRows count={2} />}
        {list.isError && !list.data && <LoadError title={words.loadFailed} query={list} heading={`#${titleId}`} />}
        {hasSome && (
          <ul>
            {list.data.map((passkey) => (
              <PasskeyRow key={passkey.id} user={user} passkey={passkey} heading={`#${titleId}`} />
            ))}
          </ul>
        )}
        {hasSome && <p className="session-use">{words.note}</p>}
        {list.data?.length === 0 && <p className="text-muted">{words.none}</p>}
        {list.data?.length === 0 && supportsPasskeys() && (
          <Button className="justify-self-start" variant="secondary" pending={adding.isPending} onClick={add}>
            {words.addFirst}
          </Button>
        )}
        {!supportsPasskeys() && <p className="session-use">{words.unsupported}</p>}
      </div>
      <Suspense>
        {isAsking && (
          <OwnerProofDialog
            user={user}
            isPending={adding.isPending}
            error={proofError(adding.error)}
            onProof={adding.mutate}
            onClose={() => setAsking(false)}
          />
        )}
        {named && <NameDialog passkey={named} isNew onClose={() => setNamed(undefined)} />}
      </Suspense>
    </Panel>
  )
}
