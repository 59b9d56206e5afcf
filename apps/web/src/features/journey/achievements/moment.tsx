import type { AchievementEntry } from '@sadhana/contract'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { usePlaceAchievement } from '../shared/journey.queries.ts'
import { AchievementSymbol } from './achievement-stone.tsx'
import { achievementsText } from './achievements.text.ts'

type MomentProps = { entry: AchievementEntry; today: string; quiet: boolean }

/** A stone just earned. Shown one at a time, without a sound or a toast, until the member places it. */
export function Moment({ entry: { id, achievement, practiceDay, session }, today, quiet }: MomentProps) {
  const { mutate } = usePlaceAchievement()
  const { label, laid, place, story, quietStory } = achievementsText.moment
  const placeIt = () => {
    mutate(id)
    focusHeading('#stones')
  }
  return (
    <Panel className={`moment tone-${achievement.tone}`} aria-label={label}>
      <Laying icon={achievement.icon} />
      <div className="moment-words">
        <p className="text-muted">{laid(dayInWords(practiceDay, today))}</p>
        <h2>{achievement.name}</h2>
        {!quiet && <p className="moment-rule">{achievement.description}</p>}
        {session && <p className="moment-story">{quiet ? quietStory(session) : story(session)}</p>}
        <Button className="moment-place" onClick={placeIt}>
          {place}
        </Button>
      </div>
    </Panel>
  )
}

const Laying = ({ icon }: { icon: string }) => (
  <svg className="moment-scene" viewBox="0 0 380 268" aria-hidden="true">
    <circle className="moment-sun" cx="266" cy="74" r="30" />
    <ellipse className="moment-ripple" cx="188" cy="216" rx="184" ry="36" opacity=".28" />
    <ellipse className="moment-ripple" cx="188" cy="214" rx="154" ry="28" opacity=".45" />
    <ellipse className="moment-ripple" cx="188" cy="212" rx="124" ry="20" opacity=".7" />
    <path className="moment-glint" d="M262 226h52M276 236h26M270 246h12" />
    <g className="moment-stone">
      <path d="M71.8 157.6C68.5 140.7 67.6 119.7 77.9 105.3C88.2 91 112.4 78.5 133.4 71.3C154.5 64.1 182.1 59.3 204.2 62.2C226.2 65.1 249.2 76.8 265.6 88.7C282.1 100.6 299.7 117.6 303.1 133.7C306.5 149.8 297.4 170.6 286 185.1C274.5 199.6 254.9 213.4 234.6 220.7C214.2 227.9 186.9 231 164.1 228.6C141.3 226.3 113.1 218.4 97.7 206.6C82.3 194.7 75.1 174.5 71.8 157.6Z" />
      <path className="moment-shine" d="M92 130c8-28 30-46 60-54" />
      <g className="moment-engraving" transform="translate(136 98)">
        <AchievementSymbol icon={icon} size={96} />
      </g>
    </g>
  </svg>
)
