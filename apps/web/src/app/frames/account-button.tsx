import type { CurrentUser } from '@sadhana/contract'
import type { ComponentProps } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { memberFrameText as text } from './member-frame.text.ts'

export const AccountButton = ({ user, ...rest }: ComponentProps<'button'> & { user: CurrentUser }) => (
  <button
    type="button"
    className="account-button"
    aria-label={text.accountMenu(user.displayName)}
    aria-haspopup="menu"
    {...rest}
  >
    <Avatar name={user.displayName} imageUrl={user.profileImage} />
  </button>
)
