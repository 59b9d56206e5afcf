import type { MeditationSession } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clockTime, dateOf, dayInWords, timeOf } from '#lib/calendar.rules.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { latestSitsQuery } from './meditation.queries.ts'
import { soundName } from './sounds.tsx'
import { minutesInWords } from './timer.rules.ts'

/** The last few; the log has them all, to edit and to delete. */
export function LatestSits() {
  const { data: sits } = useQuery(latestSitsQuery)
  if (!sits || sits.length === 0) return null
  return (
    <Panel aria-labelledby="latest-sits" className="sit-latest">
      <PanelHeader id="latest-sits" title="Latest sits" aside={<Link to="/sessions">All sessions</Link>} />
      <ul>
        {sits.map((sit) => (
          <li key={sit.id}>
            <span>{minutesInWords(sit.duration)}</span>
            <span className="text-muted">{wordsOf(sit)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function wordsOf({ completedAt, ambientSound, interrupted }: MeditationSession): string {
  const ended = new Date(completedAt)
  const when = `${dayInWords(dateOf(ended), dateOf(new Date()))}, ${clockTime(timeOf(ended))}`
  return [when, soundName(ambientSound), ...(interrupted ? ['finished early'] : [])].join(' · ')
}
