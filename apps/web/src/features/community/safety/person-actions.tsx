import type { Person } from '@sadhana/contract'
import { Ellipsis } from 'lucide-react'
import { Suspense, useRef, useState, type ComponentProps } from 'react'
import { focusHeading } from '#ui/focus-heading.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MenuOpener } from '#ui/overlay/menu-opener.tsx'
import { useMute } from '../data/safety.queries.ts'

const PersonMenu = lazyScreen(async () => (await import('./person-menu.tsx')).PersonMenu)
const BlockDialog = lazyScreen(async () => (await import('./block-dialog.tsx')).BlockDialog)
const ReportDialog = lazyScreen(async () => (await import('./report-dialog.tsx')).ReportDialog)

type PersonActionsProps = {
  person: Person
  /** The accessible name of the button. */
  label: string
  isMuted?: boolean
  /** The session that a report would be about. */
  sessionId?: string
  onMuted?: () => void
  onBlocked?: (() => void) | undefined
}

/** A menu with mute, report and block. */
export function PersonActions({ person, label, isMuted = false, sessionId, onMuted, onBlocked }: PersonActionsProps) {
  const [openDialog, setOpenDialog] = useState<'report' | 'block'>()
  const trigger = useRef<HTMLButtonElement>(null)
  // Muting or blocking someone may remove the button.
  const returnFocus = () => (trigger.current ? trigger.current.focus() : focusHeading())
  const close = () => setOpenDialog(undefined)
  const { mute, unmute } = useMute(person, onMuted)
  const renderButton = (props: ComponentProps<'button'>) => (
    <IconButton ref={trigger} label={label} aria-haspopup="menu" {...props}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
  return (
    <div>
      <MenuOpener
        prepare={PersonMenu.preload}
        renderButton={renderButton}
        menu={
          <PersonMenu
            trigger={renderButton({})}
            isMuted={isMuted}
            onMute={mute}
            onUnmute={unmute}
            onReport={() => setOpenDialog('report')}
            onBlock={() => setOpenDialog('block')}
          />
        }
      />
      <Suspense>
        {openDialog === 'report' && (
          <ReportDialog person={person} sessionId={sessionId} onReturnFocus={returnFocus} onClose={close} />
        )}
        {openDialog === 'block' && (
          <BlockDialog person={person} onReturnFocus={returnFocus} onClose={close} onBlocked={onBlocked} />
        )}
      </Suspense>
    </div>
  )
}
