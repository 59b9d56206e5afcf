import { type AccessToken, localMoment } from '@sadhana/contract'
import { KeyRound } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { deviceZone } from '#lib/time/device-zone.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { useRevokeToken } from './access-tokens.queries.ts'
import { tokensText as text } from './access-tokens.text.ts'

const ConfirmDialog = lazyScreen(async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog)

type TokenRowProps = {
  token: AccessToken
  now: Date
  /** Takes the focus when the row is gone. */
  heading: string
}

const here = (moment: Date) => localMoment(moment, deviceZone() ?? 'UTC')

/** A token that has ended is removed without a question, because nothing is lost. */
export function TokenRow({ token, now, heading }: TokenRowProps) {
  const { name, scopes, lastUsedAt, lastUsedIp } = token
  const expiresAt = new Date(token.expiresAt)
  const today = here(now).date
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isRevoked = useRef(false)
  const revoking = useRevokeToken(token, () => {
    isRevoked.current = true
    setAsking(false)
    focusHeading(heading)
  })
  const hasEnded = expiresAt <= now
  const end = here(expiresAt).date
  return (
    <li className="key-row">
      <Stone>
        <KeyRound aria-hidden="true" />
      </Stone>
      <div>
        <p className="key-name">{name}</p>
        <p className="session-use numerals">
          {lastUsedAt === null ? text.neverUsed : text.used(here(new Date(lastUsedAt)), today, lastUsedIp)}
        </p>
        <p className="session-use numerals">{hasEnded ? text.ended(end, today) : text.ends(end, today)}</p>
        <p className="token-scopes">
          {scopes.map((scope) => (
            <Badge key={scope}>{text.scopes[scope].label}</Badge>
          ))}
        </p>
      </div>
      <div className="key-acts">
        <Button
          variant="quiet"
          ref={button}
          className="token-revoke"
          pending={hasEnded && revoking.isPending}
          aria-label={hasEnded ? text.removeOf(name) : text.revokeOf(name)}
          onClick={() => (hasEnded ? revoking.mutate() : setAsking(true))}
        >
          {hasEnded ? text.remove : text.revoke}
        </Button>
      </div>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={text.revoking.title(name)}
            text={text.revoking.text}
            action={text.revoke}
            pending={revoking.isPending}
            onConfirm={() => revoking.mutate()}
            onClose={() => setAsking(false)}
            onReturnFocus={() => (isRevoked.current ? focusHeading(heading) : button.current?.focus())}
          />
        )}
      </Suspense>
    </li>
  )
}
