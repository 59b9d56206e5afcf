import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { Notice } from './notice.tsx'

type LoadErrorProps = {
  /** Says what couldn’t be loaded, as a whole sentence without a full stop. */
  title: string
  query: { isFetching: boolean; refetch: () => Promise<{ isSuccess: boolean }> }
  /** The heading that gets the focus once it's loaded, if not the page's own. */
  heading?: string | undefined
  children?: ReactNode
}

/** Loaded data is on the page after the next frame, and its heading with it. */
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/**
 * Something couldn't be loaded: says so and offers to try again. When that works, the focus goes to the heading; also
 * when it fails and the button has given way to a skeleton meanwhile.
 */
export function LoadError({ title, query, heading, children }: LoadErrorProps) {
  const retry = async () => {
    const { isSuccess } = await query.refetch()
    await nextFrame()
    if (isSuccess || document.activeElement === document.body) focusHeading(heading)
  }
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button variant="secondary" pending={query.isFetching} onClick={() => void retry()}>
          {commonText.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
