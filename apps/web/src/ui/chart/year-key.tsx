import { yearText } from './days.text.ts'

const text = yearText.key

const entries = [
  { label: text.none, className: 'year-depth-0', radius: 2.2 },
  { label: text.upTo15, className: 'year-depth-1', radius: 4.9 },
  { label: text.upTo30, className: 'year-depth-2', radius: 6.2 },
  { label: text.upTo45, className: 'year-depth-3', radius: 7.4 },
  { label: text.from45, className: 'year-depth-4', radius: 8.6 },
  { label: text.rest, className: 'year-rest', radius: 5.4 },
  { label: text.paused, className: 'year-paused', radius: 5.4 },
] as const

export const YearKey = () => (
  <ul className="year-key" aria-label={text.label}>
    {entries.map(({ label, className, radius }) => (
      <li key={label}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r={radius} className={className} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)
