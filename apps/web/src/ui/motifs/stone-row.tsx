import './stone-row.css'

/** A small count as stones. The text beside it says the same. */
export const StoneRow = ({ filled, of }: { filled: number; of: number }) => (
  <div className="stone-row" aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      <i key={index} className={index < filled ? undefined : 'stone-row-open'} />
    ))}
  </div>
)
