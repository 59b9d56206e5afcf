import type { MeditationSession } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { minutesInWords } from '#intl/intl.rules.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { latestSitsQuery } from '../shared/meditation.queries.ts'
import { soundName } from '../sound/sound.text.ts'
import { insightsText } from './insights.text.ts'

const text = insightsText.latest

/** The last few sits. In the practice log, all of them can be edited and deleted. */
export function LatestSits() {
  const query = useQuery(latestSitsQuery)
  const sits = query.data
  const today = useToday()
  if (sits?.length === 0 || isFirstLoad(query)) return null
  return (
    <Panel aria-labelledby="latest-sits" className="latest-sits">
      <PanelHeader id="latest-sits" title={text.title} aside={<Link to="/sessions">{text.all}</Link>} />
      {sits ? (
        <ul>
          {sits.map((sit) => (
            <li key={sit.id}>
              <span>{minutesInWords(sit.duration)}</span>
              <span className="text-muted">{wordsOf(sit, today)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <LoadError title={text.failed} query={query} />
      )}
    </Panel>
  )
}

function wordsOf({ time, practiceDay, ambientSound, interrupted }: MeditationSession, today: string): string {
  const when = practiceMoment({ practiceDay, time }, today)
  return [when, soundName(ambientSound), ...(interrupted ? [text.endedEarly] : [])].join(' · ')
}
