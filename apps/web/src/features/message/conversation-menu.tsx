import { Ban, Bell, BellOff, Flag, Trash2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlay/menu.tsx'
import { messageText as text } from './message.text.ts'

type ConversationMenuProps = {
  trigger: ReactNode
  username: string
  isMuted: boolean
  onMute: () => void
  onOpen: (dialog: 'report' | 'block' | 'clear') => void
}

/** Loaded when it is first opened. */
export const ConversationMenu = ({ trigger, username, isMuted, onMute, onOpen }: ConversationMenuProps) => (
  <Menu startsOpen trigger={trigger}>
    <MenuItem asChild>
      <Link to={`/people/${username}`}>
        <UserRound aria-hidden="true" /> {text.profile}
      </Link>
    </MenuItem>
    <MenuItem onSelect={onMute}>
      {isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />} {isMuted ? text.unmute : text.mute}
    </MenuItem>
    <MenuItem onSelect={() => onOpen('clear')}>
      <Trash2 aria-hidden="true" /> {text.clear}
    </MenuItem>
    <MenuSeparator />
    <MenuItem onSelect={() => onOpen('report')}>
      <Flag aria-hidden="true" /> {text.report}
    </MenuItem>
    <MenuItem className="menu-item conversation-block" onSelect={() => onOpen('block')}>
      <Ban aria-hidden="true" /> {text.block}
    </MenuItem>
  </Menu>
)
