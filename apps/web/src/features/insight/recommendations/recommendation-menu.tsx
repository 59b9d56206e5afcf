import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuLabel } from '#ui/overlay/menu.tsx'
import { recommendationsText as text } from './recommendations.text.ts'

type RecommendationMenuProps = {
  trigger: ReactNode
  onNotForMe: () => void
}

/** In its own file, because a menu’s code is large and seldom needed. */
export const RecommendationMenu = ({ trigger, onNotForMe }: RecommendationMenuProps) => (
  <Menu trigger={trigger} startsOpen>
    <MenuItem onSelect={onNotForMe}>{text.notForMe}</MenuItem>
    <MenuLabel>{text.notForMeHint}</MenuLabel>
  </Menu>
)
