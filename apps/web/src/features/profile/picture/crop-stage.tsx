import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { profileText } from '../shared/profile.text.ts'
import { moved, zoomed, type Crop } from './crop.rules.ts'
import { drawCrop } from './load-picture.ts'

type CropStageProps = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void }

const step = 0.05
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

type Finger = { x: number; y: number }

/**
 * Dragged with one finger or the mouse, and zoomed with two fingers. The keyboard has the arrow keys and the slider
 * below.
 */
export function CropStage({ picture, crop, onCrop }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, Finger>())
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, 640)
  }, [picture, crop])
  // The next step is moving the picture, not choosing another one.
  useEffect(() => {
    if (picture) canvas.current?.focus()
  }, [picture])

  const press = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger)
    fingers.current.set(event.pointerId, now)
    if (other) {
      onCrop(zoomed(picture, crop, crop.zoom * (apart(now, other) / Math.max(1, apart(before, other)))))
      return
    }
    const { width } = event.currentTarget.getBoundingClientRect()
    onCrop(moved(picture, crop, { x: (now.x - before.x) / width, y: (now.y - before.y) / width }))
  }
  const walk = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    onCrop(moved(picture, crop, by))
  }
  return (
    <div className="crop">
      <canvas
        ref={canvas}
        className="crop-canvas"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image couldn't be redrawn while it is dragged
        role="img"
        aria-label={profileText.picture.stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={walk}
      />
      <div className="crop-mask" />
    </div>
  )
}

const apart = (left: Finger, right: Finger) => Math.hypot(left.x - right.x, left.y - right.y)
