import { focusHeading } from '#lib/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

type UnreachableProps = {
  title: string
  query: { isFetching: boolean; refetch: () => Promise<{ isSuccess: boolean }> }
}

/** Says what could not be fetched, and asks for it again. */
export function Unreachable({ title, query }: UnreachableProps) {
  const retry = async () => {
    const { isSuccess } = await query.refetch()
    if (isSuccess) focusHeading()
  }
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button variant="secondary" pending={query.isFetching} onClick={() => void retry()}>
          Try again
        </Button>
      }
    />
  )
}
