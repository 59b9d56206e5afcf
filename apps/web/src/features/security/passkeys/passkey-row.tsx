import type { CurrentUser, Passkey } from '@sadhana/contract'
import { UserRoundKey } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { ConfirmDialog, NameDialog, OwnerProofDialog } from './lazy-dialogs.ts'
import { useRemovePasskey } from '../shared/passkeys.queries.ts'
import { passkeysText } from '../shared/passkeys.text.ts'

type PasskeyRowProps = {
  user: CurrentUser
  passkey: Passkey
  /** Takes the focus when the row is gone. */ heading: string
}
type View = 'row' | 'name' | 'remove' | 'proof'

export function PasskeyRow({ user, passkey, heading }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const [view, setView] = useState<View>('row')
  const close = () => setView('row')
  const remove = useRef<HTMLButtonElement>(null)
  const isRemoved = useRef(false)
  const removing = useRemovePasskey(
    id,
    () => {
      isRemoved.current = true
    },
    () => setView('proof'),
  )
  const returnFocus = () => (isRemoved.current ? focusHeading(heading) : remove.current?.focus())
  return (
    <li className="key-row">
      <Stone>
        <UserRoundKey aria-hidden="true" />
      </Stone>
      <div>
        <p className="key-name">{name}</p>
        <p className="session-use numerals">{passkeysText.use(lastUsedAt, createdAt)}</p>
      </div>
      <div className="key-acts">
        <Button variant="quiet" aria-label={passkeysText.renameOf(name)} onClick={() => setView('name')}>
          {passkeysText.rename}
        </Button>
        <Button variant="quiet" ref={remove} aria-label={passkeysText.removeOf(name)} onClick={() => setView('remove')}>
          {passkeysText.remove}
        </Button>
      </div>
      <Suspense>
        {view === 'name' && <NameDialog passkey={passkey} onClose={close} />}
        {view === 'proof' && (
          <OwnerProofDialog
            user={user}
            isPending={removing.isPending}
            error={removing.error}
            onProof={removing.mutate}
            onClose={close}
            onReturnFocus={returnFocus}
          />
        )}
        {view === 'remove' && (
          <ConfirmDialog
            title={passkeysText.removing.title(name)}
            text={passkeysText.removing.text}
            action={passkeysText.removing.go}
            cancel={passkeysText.removing.keep}
            pending={removing.isPending}
            onConfirm={() => removing.mutate({})}
            onClose={close}
            onReturnFocus={returnFocus}
          />
        )}
      </Suspense>
    </li>
  )
}
