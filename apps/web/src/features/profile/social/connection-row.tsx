import type { SocialConnection, SocialPlatform } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { useConnect } from '../shared/profile.queries.ts'
import { profileText } from '../shared/profile.text.ts'
import { ConnectionForm } from './connection-form.tsx'
import { PlatformSymbol } from '#ui/motifs/platform-symbol.tsx'

const { social: text } = profileText

type ConnectionRowProps = { platform: SocialPlatform; connection: SocialConnection | undefined }

export function ConnectionRow({ platform, connection }: ConnectionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const name = text.platforms[platform]
  return (
    <li className="profile-row">
      <Stone className="profile-row-stone">
        <PlatformSymbol platform={platform} />
      </Stone>
      <div className="profile-row-text">
        <strong>{name}</strong>
        {!isOpen && (
          <p>
            {connection ? (
              <>
                @{connection.platformUsername} · {visibilityLabels[connection.visibility]}
              </>
            ) : (
              text.none
            )}
          </p>
        )}
        {isOpen && <ConnectionForm platform={platform} connection={connection} onDone={() => setOpen(false)} />}
      </div>
      {!isOpen && (
        <div className="profile-row-buttons">
          <Button
            ref={opener}
            variant="secondary"
            aria-label={connection ? text.changeOf(name) : text.connectTo(name)}
            onClick={() => setOpen(true)}
          >
            {connection ? text.change : text.connect}
          </Button>
          {connection && <Disconnect connection={connection} name={name} onDone={() => opener.current?.focus()} />}
        </div>
      )}
    </li>
  )
}

type DisconnectProps = { connection: SocialConnection; name: string; onDone: () => void }

function Disconnect({ connection, name, onDone }: DisconnectProps) {
  const { isPending, mutate } = useConnect(name)
  const disconnect = () =>
    mutate(
      { ...connection, isConnected: false },
      { onSuccess: onDone, onError: (error) => failureToast(error, { title: profileText.edit.failed }) },
    )
  return (
    <Button variant="quiet" aria-label={text.disconnectFrom(name)} pending={isPending} onClick={disconnect}>
      {text.disconnect}
    </Button>
  )
}
