import type { EvidenceSession, HiddenFor, Recommendation, steadinessOf } from '@sadhana/contract'
import { ChevronDown, Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { clockTime, shortDay } from '#intl/intl.rules.ts'
import { hardMark } from '#lib/product/hard/hard.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { calendarText } from '#lib/time/calendar.text.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FeelingFlow } from '#ui/motifs/feeling-flow.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { MenuOpener } from '#ui/overlay/menu-opener.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { WithLimbs } from '../shared/with-limbs.tsx'
import { recommendationsText as text } from './recommendations.text.ts'

const RecommendationMenu = lazyScreen(async () => (await import('./recommendation-menu.tsx')).RecommendationMenu)

type RecommendationItemProps = {
  item: Recommendation
  shape: 'a' | 'b' | 'c'
  /** Contains `{limb}` where the name goes. */
  heading: string
  /** Shown instead of the limb’s name. */
  plainName: string | undefined
  /** How sure this is, in words. Undefined in quiet mode, where the reason has no numbers either. */
  steadiness: ReturnType<typeof steadinessOf> | undefined
  path: string
  isHiding: boolean
  onHide: (time: HiddenFor) => void
}

export function RecommendationItem(props: RecommendationItemProps) {
  const { item, shape, heading, plainName, steadiness, path, isHiding, onHide } = props
  const name = plainName ?? limbNames[item.limbType]
  const [before, after] = heading.split('{limb}')
  const renderMore = (buttonProps: ComponentProps<'button'>) => (
    <IconButton label={text.more(name)} aria-haspopup="menu" {...buttonProps}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  )
  return (
    <article className="recommendation">
      <Stone tone={item.limbType} shape={shape}>
        <LimbSymbol limb={item.limbType} />
      </Stone>
      <div>
        <h3>
          {before}
          {plainName ?? <span {...sanskrit}>{name}</span>}
          {after}
        </h3>
        <p className="text-sm text-muted">{text.facts(item)}</p>
        {!item.isStarter && (
          <p className="recommendation-reason">
            <WithLimbs text={steadiness ? item.reason : item.quietReason} />
          </p>
        )}
        {steadiness && (
          <p className="recommendation-steadiness" data-steadiness={steadiness}>
            <i aria-hidden="true" />
            {text.steadiness[steadiness]}
          </p>
        )}
        {steadiness && item.evidence.length > 0 && <Evidence sessions={item.evidence} />}
        <div className="recommendation-ways">
          <Button asChild variant="soft">
            <Link to={path} aria-label={text.doThisWith(name)}>
              {text.doThis}
            </Link>
          </Button>
          <Button
            variant="quiet"
            aria-label={text.notTodayWith(name)}
            pending={isHiding}
            onClick={() => onHide('today')}
          >
            {text.notToday}
          </Button>
          <MenuOpener
            prepare={RecommendationMenu.preload}
            renderButton={renderMore}
            menu={<RecommendationMenu trigger={renderMore({})} onNotForMe={() => onHide('month')} />}
          />
        </div>
      </div>
    </article>
  )
}

const Evidence = ({ sessions }: { sessions: readonly EvidenceSession[] }) => (
  <details className="recommendation-evidence">
    <summary>
      {text.evidence(sessions.length)}
      <ChevronDown aria-hidden="true" />
    </summary>
    <ul>
      {sessions.map(({ date, time, before, after, isHard }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list doesn't change, and two sessions may be alike
        <li key={index}>
          <span className="numerals">{calendarText.moment(shortDay(date), clockTime(time))}</span>
          <FeelingFlow before={before} after={after} hard={hardMark(isHard, after)} />
        </li>
      ))}
    </ul>
  </details>
)
