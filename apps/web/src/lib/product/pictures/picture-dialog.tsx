import type { PracticePicture } from '@sadhana/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SpinnerMark } from '#ui/spinner.tsx'
import { PictureImage, usePicture } from './picture-image.tsx'
import { picturesText } from './pictures.text.ts'

type PictureDialogProps = {
  sessionId: string
  pictures: readonly PracticePicture[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One picture, as large as the screen allows. Arrow keys go to the others. */
export function PictureDialog({ sessionId, pictures, index, onIndex, onClose }: PictureDialogProps) {
  const count = pictures.length
  const picture = pictures[index]
  if (!picture) return null
  const go = (step: number) => {
    const next = index + step
    if (next >= 0 && next < count) onIndex(next)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => go(steps[key] ?? 0)
  const place = count > 1 ? picturesText.place(index + 1, count) : undefined
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={picture.caption ?? place ?? picturesText.title}
      {...(picture.caption && place && { description: place })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the buttons below, which do the same */}
      <div onKeyDown={onKeyDown}>
        <DialogBody>
          <Large key={picture.id} sessionId={sessionId} picture={picture} />
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {commonText.close}
          </Button>
          {count > 1 && (
            <span className="picture-dialog-step">
              <IconButton label={picturesText.previous} aria-disabled={index === 0 || undefined} onClick={() => go(-1)}>
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <IconButton
                label={picturesText.next}
                aria-disabled={index === count - 1 || undefined}
                onClick={() => go(1)}
              >
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </DialogActions>
      </div>
    </Dialog>
  )
}

function Large({ sessionId, picture }: { sessionId: string; picture: PracticePicture }) {
  const query = usePicture({ sessionId, id: picture.id }, 'large')
  if (query.isError) return <LoadError title={picturesText.lost} query={query} />
  return (
    <div className="picture-dialog-frame">
      {query.data ? <PictureImage blob={query.data} alt={picture.caption ?? picturesText.title} /> : <SpinnerMark />}
    </div>
  )
}
