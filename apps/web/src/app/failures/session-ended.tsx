import { Link, useLocation } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { signInPathReturningTo } from '#lib/session/sign-in-path.ts'
import { Button } from '#ui/button.tsx'
import { baseStone, FailureArt, middleStone, Ripples, topStone } from './failure-art.tsx'
import { FailurePage } from './failure-page.tsx'
import { FailureView } from './failure-view.tsx'
import { sessionEndedText as text } from './signed-out.text.ts'

const marks = {
  log: (words: string) => <Link to={signInPathReturningTo('/security?tab=activity')}>{words}</Link>,
}

/** Shown when a session ends while the member is using the app. */
export function SessionEnded() {
  const { pathname, search } = useLocation()
  return (
    <FailurePage>
      <FailureView
        art={<TopGoneArt />}
        title={text.title}
        actions={
          <Button size="lg" asChild>
            <Link to={signInPathReturningTo(pathname + search)}>{text.signIn}</Link>
          </Button>
        }
        note={withMarked(text.notYou, marks)}
      >
        {text.text}
      </FailureView>
    </FailurePage>
  )
}

const TopGoneArt = () => (
  <FailureArt>
    <Ripples />
    <path className="failure-stone-deep" d={baseStone} />
    <path className="failure-stone-mid" d={middleStone} />
    <path className="failure-outline" d={topStone} />
    <path className="failure-horizon" d="M40 60h260" opacity=".5" />
  </FailureArt>
)
