import { Suspense, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Button } from '#ui/button.tsx'

const SignOutNow = lazyScreen(async () => (await import('./sign-out-now.tsx')).SignOutNow)

/**
 * For pages without the account menu. What it needs loads when it is tapped, because most people never do that there.
 */
export function SignOutHere({ label }: { label: string }) {
  const [isTapped, setTapped] = useState(false)
  if (!isTapped) {
    return (
      <Button variant="quiet" onClick={() => setTapped(true)}>
        {label}
      </Button>
    )
  }
  const waiting = (
    <Button variant="quiet" pending>
      {label}
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <SignOutNow label={label} />
    </Suspense>
  )
}
