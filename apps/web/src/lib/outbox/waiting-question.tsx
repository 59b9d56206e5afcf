import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { isMarkedWaiting } from './waiting.ts'

const UnsentQuestion = lazyScreen(async () => (await import('./unsent-question.tsx')).UnsentQuestion)

type Leaving = ComponentProps<typeof UnsentQuestion>['leaving']

/** For whatever removes the member's things from this device: call `ask` with what comes next, and show the question. */
export function useUnsentQuestion(leaving: Leaving): { question: ReactNode; ask: (proceed: () => void) => void } {
  const [asked, setAsked] = useState<{ userId: string; proceed: () => void }>()
  const close = () => setAsked(undefined)
  const ask = (proceed: () => void) => {
    const userId = queryClient.getQueryData(currentUserQuery.queryKey)?.id
    if (userId && isMarkedWaiting(userId)) setAsked({ userId, proceed })
    else proceed()
  }
  const leave = () => {
    close()
    asked?.proceed()
  }
  const question = asked && (
    <Suspense>
      <UnsentQuestion leaving={leaving} userId={asked.userId} onProceed={leave} onClose={close} />
    </Suspense>
  )
  return { question, ask }
}
