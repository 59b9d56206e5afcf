import './people.css'
import type { Person } from '@sadhana/contract'
import { Link } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { NameBadge } from './name-badge.tsx'
import { pathOf } from './people.rules.ts'

/** Who somebody is, in one line that leads to their page. */
export const PersonName = ({ person }: { person: Person }) => (
  <Link to={pathOf(person)} className="person-name">
    <Avatar name={person.displayName} imageUrl={person.profileImage} />
    <span className="min-w-0">
      <span className="person-display-name">
        {person.displayName}
        {person.isVerified && <NameBadge />}
      </span>
      <span className="person-username">@{person.username}</span>
    </span>
  </Link>
)
