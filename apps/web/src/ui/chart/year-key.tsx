const entries = [
  { label: 'none', className: 'year-depth-0', radius: 2.2 },
  { label: 'under 15 min', className: 'year-depth-1', radius: 4.9 },
  { label: '15–29', className: 'year-depth-2', radius: 6.2 },
  { label: '30–44', className: 'year-depth-3', radius: 7.4 },
  { label: '45 or more', className: 'year-depth-4', radius: 8.6 },
  { label: 'rest day', className: 'year-rest', radius: 5.4 },
  { label: 'paused', className: 'year-paused', radius: 5.4 },
] as const

export const YearKey = () => (
  <ul className="year-key" aria-label="What the dots mean">
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
