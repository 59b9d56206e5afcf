import { GripVertical } from 'lucide-react'
import { useId, useRef } from 'react'
import { ownSitText as text } from './own-sit.text.ts'

type GripProps = {
  /** Names what is moved. */
  name: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

/** Moves its row in an ordered list: by dragging, or by the arrow keys. */
export function Grip({ name, index, count, onMove }: GripProps) {
  const hint = useId()
  const dragged = useRef<number | null>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return
    dragged.current = dragged.current === null ? null : to
    onMove(from, to)
  }
  return (
    <button
      type="button"
      className="grip"
      aria-label={text.move(name)}
      aria-describedby={hint}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        move(index, index + by)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = index
      }}
      onPointerMove={(event) => {
        if (dragged.current === null) return
        const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-row]')
        if (row) move(dragged.current, Number(row.dataset.row))
      }}
      onPointerUp={() => (dragged.current = null)}
      onPointerCancel={() => (dragged.current = null)}
    >
      <GripVertical aria-hidden="true" />
      <span id={hint} hidden>
        {text.moveHint}
      </span>
    </button>
  )
}

/** The list with one of its entries at another place. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
