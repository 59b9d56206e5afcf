import './shared/practice.css'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, type ComponentProps } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { mondayOf } from '#lib/time/calendar.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { practiceFormText as text } from './form/practice-form.text.ts'
import { PracticeForm } from './form/practice-form.tsx'
import { justSavedStore } from './just-saved/just-saved.ts'
import { JustSavedPanel } from './just-saved/lazy.ts'
import { useSavedToast } from './just-saved/undo-save.ts'
import { sessionsSinceQuery } from './shared/practice.queries.ts'
import { chosenIn } from './usual/chosen-practice.rules.ts'
import { usualPracticesQuery } from './usual/usual.queries.ts'

const titleId = 'new-practice'

// Safari doesn't have it.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout

type NewPracticeProps = Pick<ComponentProps<typeof PracticeForm>, 'userId' | 'defaultVisibility'>

/** The form. Once the practice is saved, home shows it. */
export function NewPractice(props: NewPracticeProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const usual = useQuery(usualPracticesQuery)
  // The form is large, so it is rendered in steps.
  const isComing = useDeferredValue(isFirstLoad(usual))
  const sayItIsSaved = useSavedToast()
  const monday = mondayOf(useToday())
  // Loads the data that home will need, while the member fills in the form. It waits until the form itself has loaded,
  // and delays no tap.
  const askForWeek = () => void whenIdle(() => void queryClient.prefetchQuery(sessionsSinceQuery(monday)))
  return (
    <div className="new-practice" onFocus={askForWeek} onInput={askForWeek}>
      <div className="new-practice-head">
        <h1 id={titleId}>{text.title}</h1>
        <p>{text.lede}</p>
      </div>
      {isComing ? (
        <Skeleton className="h-96" />
      ) : (
        <PracticeForm
          {...props}
          labelledBy={titleId}
          usual={usual.data ?? []}
          chosen={chosenIn(search)}
          onSave={() => void JustSavedPanel.preload().catch(() => undefined)}
          onSaved={sayItIsSaved}
          onDone={(session) => void navigate('/', { replace: true, state: justSavedStore.set(session) })}
        />
      )}
    </div>
  )
}
