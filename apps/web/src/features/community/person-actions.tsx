import type { Person } from '@sadhana/contract'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react'
import { focusHeading } from '#lib/focus-heading.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { MenuOpener } from '#ui/menu-opener.tsx'
import { toast } from '#ui/toast-store.ts'
import { mute, unmute } from './safety.ts'

const loadMenu = async () => ({ default: (await import('./person-menu.tsx')).PersonMenu })
const PersonMenu = lazy(loadMenu)
const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type PersonActionsProps = {
  person: Person
  /** What the button is about, such as a name. */
  label: string
  isMuted?: boolean
  /** The session a report would be about. */
  sessionId?: string
  onMuted?: () => void
  onBlocked?: (() => void) | undefined
}

/** Mute, report and block: near at hand, and out of sight until wanted. */
export function PersonActions({ person, label, isMuted = false, sessionId, onMuted, onBlocked }: PersonActionsProps) {
  const [asking, setAsking] = useState<'report' | 'block'>()
  const trigger = useRef<HTMLButtonElement>(null)
  // Who is muted or blocked may take the button along.
  const returnFocus = () => (trigger.current ? trigger.current.focus() : focusHeading())
  const close = () => setAsking(undefined)
  const renderButton = (props: ComponentProps<'button'>) => (
    <IconButton ref={trigger} label={label} aria-haspopup="menu" {...props}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
  return (
    <div>
      <MenuOpener
        prepare={() => void loadMenu()}
        renderButton={renderButton}
        menu={
          <PersonMenu
            trigger={renderButton({})}
            isMuted={isMuted}
            onMute={() => void muteWithWayBack(person, onMuted)}
            onUnmute={() => void unmuteAndSay(person)}
            onReport={() => setAsking('report')}
            onBlock={() => setAsking('block')}
          />
        }
      />
      <Suspense>
        {asking === 'report' && (
          <ReportDialog person={person} sessionId={sessionId} onReturnFocus={returnFocus} onClose={close} />
        )}
        {asking === 'block' && (
          <BlockDialog person={person} onReturnFocus={returnFocus} onClose={close} onBlocked={onBlocked} />
        )}
      </Suspense>
    </div>
  )
}

async function muteWithWayBack(person: Person, onMuted: (() => void) | undefined): Promise<void> {
  try {
    await mute(person)
  } catch {
    return toast({ title: 'Failed to mute. Please try again.', tone: 'error' })
  }
  onMuted?.()
  toast({
    title: `${person.displayName} is muted`,
    text: 'Their practices stay out of your feeds. They are not told.',
    tone: 'success',
    action: {
      label: 'Undo',
      altText: 'Privacy settings list whom you have muted',
      onSelect: () => void unmuteAndSay(person),
    },
  })
}

async function unmuteAndSay(person: Person): Promise<void> {
  try {
    await unmute(person)
    toast({ title: `${person.displayName} is no longer muted`, tone: 'success' })
  } catch {
    toast({ title: 'Failed to unmute. Please try again.', tone: 'error' })
  }
}
