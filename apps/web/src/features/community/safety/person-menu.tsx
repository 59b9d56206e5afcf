import { Ban, Bell, BellOff, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuSeparator } from '#ui/overlay/menu.tsx'
import { safetyText as text } from '../data/safety.text.ts'

type PersonMenuProps = {
  trigger: ReactNode
  isMuted: boolean
  onMute: () => void
  onUnmute: () => void
  onReport: () => void
  onBlock: () => void
}

/** Loaded when it is first opened. */
export const PersonMenu = ({ trigger, isMuted, onMute, onUnmute, onReport, onBlock }: PersonMenuProps) => (
  <Menu startsOpen trigger={trigger}>
    {isMuted ? (
      <MenuItem onSelect={onUnmute}>
        <Bell aria-hidden="true" /> {text.unmute}
      </MenuItem>
    ) : (
      <MenuItem onSelect={onMute}>
        <BellOff aria-hidden="true" /> {text.mute}
      </MenuItem>
    )}
    <MenuItem onSelect={onReport}>
      <Flag aria-hidden="true" /> {text.report}
    </MenuItem>
    <MenuSeparator />
    <MenuItem onSelect={onBlock}>
      <Ban aria-hidden="true" /> {text.block}
    </MenuItem>
  </Menu>
)
