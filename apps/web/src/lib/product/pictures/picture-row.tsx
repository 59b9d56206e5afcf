import './picture-row.css'
import type { PracticePicture } from '@sadhana/contract'
import { ImageOff } from 'lucide-react'
import { Suspense, useCallback, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { PictureImage, usePicture } from './picture-image.tsx'
import { picturesText } from './pictures.text.ts'

const PictureDialog = lazyScreen(async () => (await import('./picture-dialog.tsx')).PictureDialog)

type PictureRowProps = {
  sessionId: string
  pictures: readonly PracticePicture[]
  /** The session the pictures belong to. */
  of: string
}

/** The pictures of a session in one row, each of which opens larger. */
export function PictureRow({ sessionId, pictures, of }: PictureRowProps) {
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <ul className="picture-row" aria-label={picturesText.row(of)}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Thumbnail
              sessionId={sessionId}
              picture={picture}
              name={picture.caption ?? picturesText.unnamed(index + 1, pictures.length)}
              onOpen={() => setOpened(index)}
            />
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <PictureDialog
            sessionId={sessionId}
            pictures={pictures}
            index={opened}
            onIndex={setOpened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

type ThumbnailProps = { sessionId: string; picture: PracticePicture; name: string; onOpen: () => void }

function Thumbnail({ sessionId, picture, name, onOpen }: ThumbnailProps) {
  const [isNear, setNear] = useState(false)
  const watch = useCallback((button: HTMLElement | null) => {
    if (!button) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), nearby)
    watcher.observe(button)
    return () => watcher.disconnect()
  }, [])
  const { data: blob, isError } = usePicture({ sessionId, id: picture.id }, 'small', isNear)
  return (
    <button
      ref={watch}
      type="button"
      className="picture-row-button"
      aria-haspopup="dialog"
      aria-label={picturesText.open(name)}
      onClick={onOpen}
    >
      {blob && <PictureImage blob={blob} alt="" width={72} height={72} />}
      {isError && <ImageOff aria-hidden="true" />}
    </button>
  )
}

/** Loads shortly before it comes into view. */
const nearby = { rootMargin: '400px' }
