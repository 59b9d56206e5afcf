import { ridges, stars } from './land-shapes.ts'

/** Stars, hills, and the dawn behind them: `--progress` of the sit raises it. */
export const Land = () => (
  <>
    <svg className="sit-sky" viewBox="0 0 1280 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {stars.map(([x, y, radius, opacity]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
      ))}
    </svg>
    <svg className="sit-horizon" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="dawn">
          <stop offset="0" stopColor="var(--glow)" stopOpacity=".75" />
          <stop offset=".42" stopColor="var(--glow)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className="sit-dawn" cx="600" cy="352" rx="640" ry="300" fill="url(#dawn)" />
      {ridges.map((ridge, index) => (
        <path key={ridge} className={`sit-ridge-${index + 1}`} d={ridge} />
      ))}
    </svg>
  </>
)
