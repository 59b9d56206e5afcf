import { Link, useLocation } from 'react-router'
import { signInPathReturningTo } from '#lib/session/sign-in-path.ts'
import { Button } from '#ui/button.tsx'
import { baseStone, FailureArt, middleStone, Ripples, topStone } from './failure-art.tsx'
import { FailurePage } from './failure-page.tsx'
import { FailureView } from './failure-view.tsx'

/** Shown when a session ends while the member is using the app. */
export function SessionEnded() {
  const { pathname, search } = useLocation()
  return (
    <FailurePage>
      <FailureView
        art={<TopGoneArt />}
        title="Please sign in"
        actions={
          <Button size="lg" asChild>
            <Link to={signInPathReturningTo(pathname + search)}>Sign in</Link>
          </Button>
        }
        note={
          <>
            Wasn’t it you? After signing in,{' '}
            <Link to={signInPathReturningTo('/security?tab=activity')}>check your security log</Link>.
          </>
        }
      >
        Your session has ended, because you were away for a long time or signed out somewhere else. Sign in and you’ll
        be back on this page.
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
