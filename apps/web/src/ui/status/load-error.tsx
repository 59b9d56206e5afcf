import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { Notice } from './notice.tsx'

type LoadErrorProps = {
  /** Says what couldn’t be loaded, as a whole sentence without a full stop. */
  title: string
  query: { isFetching: boolean; refetch: () => Promise<{ isSuccess: boolean }> }
  /** The heading that gets the focus after loading, if it isn't the page's own. */
  heading?: string | undefined
  children?: ReactNode
}

/** Loaded data, and its heading with it, is on the page after the next frame. */
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/**
 * Says that something couldn't be loaded and offers to try again. When that works, the focus goes to the heading. The
 * same happens if it fails and a skeleton has replaced the button meanwhile.
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
