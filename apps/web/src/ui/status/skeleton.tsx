import { commonText } from '#intl/common.text.ts'
import { classNames } from '#ui/class-names.ts'

type SkeletonProps = {
  shape?: 'line' | 'stone'
  /** Give it the size of the content to come: `w-2/5`, `h-24`. */
  className?: string
}

export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span className={classNames('skeleton', shape === 'stone' && 'skeleton-stone', className)} aria-hidden="true" />
)

type SkeletonRowsProps = {
  count: number
  /** Only reserves the space, because nothing is loading yet. */
  silent?: boolean
}

/** Rows of a stone and two lines, like most of our lists. */
export const SkeletonRows = ({ count, silent = false }: SkeletonRowsProps) => (
  <output className="grid gap-4">
    {!silent && <span className="sr-only">{commonText.loading}</span>}
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="flex items-center gap-4">
        <Skeleton shape="stone" className={classNames(index % 2 === 1 && 'rounded-stone-b')} />
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-3/4" />
        </div>
      </div>
    ))}
  </output>
)
