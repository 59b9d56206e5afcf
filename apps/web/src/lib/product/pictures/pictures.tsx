import { Suspense, type ComponentProps } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

// Loaded on demand, because most practices have no pictures.
const PictureRow = lazyScreen(async () => (await import('./picture-row.tsx')).PictureRow)

/** The pictures of a session, if it has any. */
export const Pictures = (props: ComponentProps<typeof PictureRow>) =>
  props.pictures.length > 0 && (
    <Suspense>
      <PictureRow {...props} />
    </Suspense>
  )
