import type { Person } from '@sadhana/contract'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { firstNameOf } from '#lib/time/greeting.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { MenuOpener } from '#ui/overlay/menu-opener.tsx'
import { useBlockHere, useClear, useMuteHere } from './message.queries.ts'
import { messageText as text } from './message.text.ts'

const ConversationMenu = lazyScreen(async () => (await import('./conversation-menu.tsx')).ConversationMenu)
const ReportDialog = lazyScreen(async () => (await import('./report-dialog.tsx')).ReportDialog)

type ConversationActionsProps = { person: Person; isMuted: boolean }

/** A menu with everything that can be done about a conversation and its other member. */
export function ConversationActions({ person, isMuted }: ConversationActionsProps) {
  const [dialog, setDialog] = useState<'report' | 'block' | 'clear'>()
  const trigger = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const mute = useMuteHere(person)
  const name = firstNameOf(person.displayName)
  const close = () => setDialog(undefined)
  const leave = () => void navigate('/messages', { replace: true })
  const returnFocus = () => (trigger.current ? trigger.current.focus() : focusHeading())
  const { mutate: block, isPending: isBlocking } = useBlockHere(person, leave)
  const { mutate: clear, isPending: isClearing } = useClear(person.id, leave)
  const renderButton = (props: ComponentProps<'button'>) => (
    <IconButton ref={trigger} label={text.more(name)} aria-haspopup="menu" {...props}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
  return (
    <div>
      <MenuOpener
        prepare={ConversationMenu.preload}
        renderButton={renderButton}
        menu={
          <ConversationMenu
            trigger={renderButton({})}
            username={person.username}
            isMuted={isMuted}
            onMute={() => mute(!isMuted)}
            onOpen={setDialog}
          />
        }
      />
      <Suspense>
        {dialog === 'report' && (
          <ReportDialog person={person} onReturnFocus={returnFocus} onClose={close} onBlock={() => block()} />
        )}
      </Suspense>
      {dialog === 'block' && (
        <ConfirmDialog
          title={text.blockTitle(person.displayName)}
          text={text.blockText}
          action={text.block}
          pending={isBlocking}
          onConfirm={() => block()}
          onClose={close}
          onReturnFocus={returnFocus}
        />
      )}
      {dialog === 'clear' && (
        <ConfirmDialog
          title={text.clearTitle(person.displayName)}
          text={text.clearText(name)}
          action={text.clearAction}
          pending={isClearing}
          onConfirm={() => clear()}
          onClose={close}
          onReturnFocus={returnFocus}
        />
      )}
    </div>
  )
}
