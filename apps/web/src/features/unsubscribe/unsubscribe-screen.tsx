import { listOfToken, unsubscribe, type MailingList } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { callsOf } from '#lib/api/calls.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Notice } from '#ui/status/notice.tsx'
import { unsubscribeText as text } from './unsubscribe.text.ts'

const unsubscribeApi = callsOf(unsubscribe)

/** The page behind the link that stops an email. The key resets it for each link. */
export function UnsubscribeScreen() {
  const { token = '' } = useParams()
  const list = listOfToken(token)
  return (
    <div className="plain-screen">{list ? <Subscription key={token} token={token} list={list} /> : <Incomplete />}</div>
  )
}

/** Requires a click, because programs that open the links in emails must not stop anything. */
function Subscription({ token, list }: { token: string; list: MailingList }) {
  const words = text.lists[list]
  const { data, error, isPending, mutate } = useMutation(
    {
      mutationFn: (isOn: boolean) => unsubscribeApi.change({ params: { token }, body: { isOn } }),
      // The button that was pressed may be gone.
      onSuccess: () => focusHeading(),
    },
    queryClient,
  )
  const isStopped = data?.isOn === false
  return (
    <>
      <h1 tabIndex={-1}>{isStopped ? words.stopped : data ? words.resumed : words.ask}</h1>
      {!data?.isOn && <p className="max-w-prose text-muted">{isStopped ? text.stillOpen : words.explain}</p>}
      {error && (
        <Notice tone="error" title={text.failed}>
          {error.message || text.tryLater}
        </Notice>
      )}
      <Button variant={isStopped ? 'secondary' : 'primary'} pending={isPending} onClick={() => mutate(isStopped)}>
        {isStopped ? text.resume : words.stop}
      </Button>
    </>
  )
}

const Incomplete = () => (
  <>
    <h1>{text.incomplete}</h1>
    <p className="max-w-prose text-muted">{text.incompleteText}</p>
  </>
)
