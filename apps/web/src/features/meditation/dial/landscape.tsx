import { ridges, stars } from './landscape-shapes.ts'

/** Stars and hills, with a dawn behind them that rises with the sit's `--progress`. */
export const Landscape = () => (
  <>
    <svg className="landscape-sky" viewBox="0 0 1280 420" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {stars.map(([x, y, radius, opacity]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
      ))}
    </svg>
    <svg className="landscape-horizon" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="dawn">
          <stop offset="0" stopColor="var(--glow)" stopOpacity=".75" />
          <stop offset=".42" stopColor="var(--glow)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className="landscape-dawn" cx="600" cy="352" rx="640" ry="300" fill="url(#dawn)" />
      {ridges.map((ridge, index) => (
        <path key={ridge} className={`landscape-ridge-${index + 1}`} d={ridge} />
      ))}
    </svg>
  </>
)
