import './gentle.css'
import type { Challenge } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Flag, Footprints, Mail, Phone, Users } from 'lucide-react'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { whatHelpsPath } from '#lib/product/hard/what-helps-path.ts'
import { LinkPanel } from '#lib/product/link-panel.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { buddiesQuery } from '../buddies/buddies.queries.ts'
import { challengesQuery } from '../challenges/challenges.queries.ts'
import { gentleText as text } from './gentle.text.ts'

const ways = [
  { to: whatHelpsPath, label: text.care.helps, Icon: Footprints },
  { to: '/help-now', label: text.care.talk, Icon: Phone },
  { to: '/settings/letters', label: text.care.write, Icon: Mail },
]

/** For home in gentle days: where to turn, and what rests meanwhile. */
export const GentleSide = ({ lastDay }: { lastDay: string }) => (
  <div className="gentle-side">
    <LinkPanel id="gentle-care" title={text.care.title} links={ways} />
    <Resting lastDay={lastDay} />
  </div>
)

/** Nothing while it loads, and nothing if nothing rests: no one misses it. */
function Resting({ lastDay }: { lastDay: string }) {
  const challenges = useQuery(challengesQuery).data?.active.filter(({ isParticipating }) => isParticipating) ?? []
  const buddies = useQuery(buddiesQuery).data?.buddies ?? []
  const [buddy] = buddies
  const until = dayAndMonthName(lastDay)
  if (challenges.length === 0 && !buddy) return null
  return (
    <Panel aria-labelledby="gentle-resting" className="gentle-resting">
      <PanelHeader id="gentle-resting" title={text.resting.title} />
      <ul>
        {challenges.map((challenge) => (
          <RestingChallenge key={challenge.id} challenge={challenge} />
        ))}
        {buddy && (
          <li>
            <Users aria-hidden="true" />
            <div>
              <h3>{text.resting.words}</h3>
              <p>
                {buddies.length === 1
                  ? text.resting.heldFrom(until, buddy.person.displayName)
                  : text.resting.heldFromAll(until)}
              </p>
            </div>
          </li>
        )}
      </ul>
    </Panel>
  )
}

const RestingChallenge = ({ challenge: { title } }: { challenge: Challenge }) => (
  <li>
    <Flag aria-hidden="true" />
    <div>
      <h3>{title}</h3>
      <p>{text.resting.challenge}</p>
    </div>
  </li>
)
