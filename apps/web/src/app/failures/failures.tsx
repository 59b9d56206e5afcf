import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isNewVersionOut, isSitRunning } from '#lib/browser/app-version.ts'
import { useAutoRetry } from '#lib/query/auto-retry.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import type { ChunkError } from '#lib/browser/load-chunk.ts'
import { useOnline } from '#lib/browser/online.ts'
import { useStoredSession } from '#lib/session/stored-session.ts'
import { Button } from '#ui/button.tsx'
import { GapArt, MissingStoneArt, NewSunArt, NightArt } from './failure-art.tsx'
import { FailurePage } from './failure-page.tsx'
import { FailureView, RetryButton } from './failure-view.tsx'
import { failuresText as text } from './failures.text.ts'

type RetryProps = { retry: () => Promise<unknown> }

/** We can't tell who is signed in, because the server doesn't answer. */
export function ServerFailure({ retry }: RetryProps) {
  const { isTrying, tryNow } = useAutoRetry(retry)
  const online = useOnline()
  return (
    <FailurePage>
      {online ? (
        <FailureView
          art={<NightArt />}
          title={text.server.title}
          reassurance={text.stillSignedIn}
          actions={<RetryButton pending={isTrying} onClick={tryNow} />}
          note={text.server.draft}
        >
          {text.server.text}
        </FailureView>
      ) : (
        <OfflineView isTrying={isTrying} tryNow={tryNow} />
      )}
    </FailurePage>
  )
}

type OfflineViewProps = { isTrying: boolean; tryNow: () => void }

function OfflineView({ isTrying, tryNow }: OfflineViewProps) {
  const session = useStoredSession()
  return (
    <FailureView
      art={<GapArt />}
      title={text.offline.title}
      reassurance={session ? text.stillSignedIn : undefined}
      actions={<RetryButton pending={isTrying} onClick={tryNow} />}
      note={session && text.offline.draft}
    >
      {text.offline.text}
    </FailureView>
  )
}

/** The code of a screen didn't arrive. `onLoaded` shows the screen once it has. */
export function ChunkFailure({ error, onLoaded }: { error: ChunkError; onLoaded: () => void }) {
  const online = useOnline()
  const session = useStoredSession()
  const { isTrying, tryNow } = useAutoRetry(async () => {
    await error.retry()
    onLoaded()
  })
  useEffect(() => {
    // The failure may be old, from the last time this screen was opened.
    tryNow()
    return () => {
      // The button that had the focus disappears with this page.
      if (document.activeElement === document.body) focusHeading()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when this page appears and when it goes
  }, [])
  if (!online) return <OfflineView isTrying={isTrying} tryNow={tryNow} />
  if (error.isOutdated) return <OutdatedView />
  return (
    <FailureView
      art={<MissingStoneArt />}
      title={text.part.title}
      reassurance={session ? text.stillSignedIn : undefined}
      actions={
        <>
          <RetryButton pending={isTrying} onClick={tryNow} />
          <Button variant="secondary" size="lg" asChild>
            <Link to="/">{text.goHome}</Link>
          </Button>
        </>
      }
    >
      {text.part.text}
    </FailureView>
  )
}

/** The very first code didn't load. Prerendered by the build; `boot.js` shows it and makes the button reload. */
export const FirstLoadFailure = () => (
  <FailurePage>
    <FailureView art={<MissingStoneArt />} title={text.firstLoad.title} actions={<RetryButton />}>
      {text.firstLoad.text}
    </FailureView>
  </FailurePage>
)

/** Shown only if the app must not reload by itself, or if a new version is the likely reason for a fault. */
const OutdatedView = () => (
  <FailureView
    art={<NewSunArt />}
    title={text.outdated.title}
    actions={
      <Button size="lg" onClick={() => window.location.reload()}>
        {text.outdated.load}
      </Button>
    }
    note={isSitRunning() && text.outdated.sitContinues}
  >
    {text.outdated.text}
  </FailureView>
)

/**
 * A bug in our code, or an answer that this version of the app doesn't understand because the server has a newer one.
 * The link reloads the whole page on purpose, because that also loads new code after an update.
 */
export function FaultFailure() {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => void isNewVersionOut().then(setOutdated), [])
  if (isOutdated) return <OutdatedView />
  return (
    <FailureView
      art={<MissingStoneArt />}
      title={text.fault.title}
      actions={
        <>
          <Button size="lg" onClick={() => window.location.reload()}>
            {text.fault.reload}
          </Button>
          <Button variant="secondary" size="lg" asChild>
            <a href="/">{text.goHome}</a>
          </Button>
        </>
      }
    >
      {text.fault.text}
    </FailureView>
  )
}
