import './people.css'
import type { Person } from '@sadhana/contract'
import { Link } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { NameBadge } from './name-badge.tsx'
import { pathOf } from '../data/people.rules.ts'

/** Avatar, name and username, linked to the member's page. */
export const PersonName = ({ person }: { person: Person }) => (
  <Link to={pathOf(person)} className="person-name">
    <Avatar name={person.displayName} tintFor={person.id} imageUrl={person.profileImage} />
    <span className="min-w-0">
      <span className="person-name-display">
        {person.displayName}
        {person.isVerified && <NameBadge />}
      </span>
      <span className="person-name-username">@{person.username}</span>
    </span>
  </Link>
)
