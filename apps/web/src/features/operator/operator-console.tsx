import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Link, Route, Routes } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { signOut } from '#lib/member/sign-out.ts'
import { Button } from '#ui/button.tsx'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { ConsoleFrame } from './console-frame.tsx'
import { pagesFor } from './console-pages.tsx'
import { consoleMeQuery, isNotFound, isSignInOld } from './shared/operator.queries.ts'
import { consoleText } from './shared/console.text.ts'
import { operatorText as text } from './shared/operator.text.ts'

type OperatorConsoleProps = {
  /** The page for wrong addresses. */
  nowhere: ReactNode
  /** Sets the page title, and moves the focus to the heading. */
  Effects: ComponentType<{ title: string }>
}

/** Everything under /operators. Members without a role see the page for wrong addresses. */
export function OperatorConsole({ nowhere, Effects }: OperatorConsoleProps) {
  const me = useQuery(consoleMeQuery)
  if (isNotFound(me.error)) return nowhere
  if (isFirstLoad(me)) return <FullScreenSpinner />
  if (isSignInOld(me.error)) return <SignInAgain Effects={Effects} />
  if (!me.data) {
    return (
      <main className="console-main" id="main" tabIndex={-1} {...inEnglish}>
        <Effects title={text.console} />
        <h1>{text.console}</h1>
        <LoadError title={text.loadFailed} query={me} />
        <p>
          <Link to="/">{text.back}</Link>
        </p>
      </main>
    )
  }
  return (
    <Routes>
      {pagesFor(me.data).map(({ path, title, Screen }) => (
        <Route
          key={path}
          path={path}
          element={
            <ConsoleFrame me={me.data}>
              <Suspense fallback={<FullScreenSpinner />}>
                <Effects title={title} />
                <Screen me={me.data} />
              </Suspense>
            </ConsoleFrame>
          }
        />
      ))}
      <Route path="*" element={nowhere} />
    </Routes>
  )
}

function SignInAgain({ Effects }: Pick<OperatorConsoleProps, 'Effects'>) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut('/operators')
  }
  return (
    <main className="console-main" id="main" tabIndex={-1} {...inEnglish}>
      <Effects title={text.console} />
      <h1>{consoleText.again.title}</h1>
      <p>{consoleText.again.text}</p>
      <p>
        <Button pending={isLeaving} onClick={leave}>
          {consoleText.again.action}
        </Button>
      </p>
      <p>
        <Link to="/">{text.back}</Link>
      </p>
    </main>
  )
}
