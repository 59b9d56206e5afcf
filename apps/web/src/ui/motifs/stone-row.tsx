import './stone-row.css'

/** How many of a few there are, as stones. The words beside it say the same. */
export const StoneRow = ({ filled, of }: { filled: number; of: number }) => (
  <div className="stone-row" aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      <i key={index} className={index < filled ? undefined : 'stone-row-open'} />
    ))}
  </div>
)
