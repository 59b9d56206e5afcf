import { Dawn } from '#ui/motifs/dawn.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { dialTicks } from './dial.ts'
import { landingText } from './landing.text.ts'
import { limbStones, stars } from './scene-shapes.ts'

/** The compass: the seated figure is the needle, the eight limbs are the points. */
export const Scene = () => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme cannot be an img element
  <svg className="scene" viewBox="0 0 680 680" role="img" aria-labelledby="scene-title">
    <title id="scene-title">{landingText.hero.scene}</title>
    <SceneDefinitions />
    <path className="scene-dial" d={dialTicks} />
    <g clipPath="url(#scene-disc)">
      <Sky />
      <Dawn at="340 420" />
      <path className="scene-glint" d="M306 470h41.6M306 486h64M310 504h35.2M294 522h83.2M302 542h48M328 560h28.8" />
    </g>
    <circle className="scene-rim" cx="340" cy="340" r="244" />
    <path className="scene-north" d="M340 89.5l6.5 13h-13Z" />
    <Limbs />
  </svg>
)

const SceneDefinitions = () => (
  <defs>
    <clipPath id="scene-disc">
      <circle cx="340" cy="340" r="244" />
    </clipPath>
    <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--sky-top)" />
      <stop offset=".62" stopColor="var(--sky-mid)" />
      <stop offset="1" stopColor="var(--sky-low)" />
    </linearGradient>
  </defs>
)

const Sky = () => (
  <>
    <rect x="90" y="90" width="500" height="340" fill="url(#scene-sky)" />
    <g className="scene-stars">
      {stars.map(({ x, y, radius, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
      ))}
    </g>
  </>
)

const Limbs = () =>
  limbStones.map(({ limb, outline, symbolAt, arc }) => (
    <g key={limb} className={`tone-${limb}`}>
      <path className="scene-limb" d={outline} />
      <g className="scene-symbol" transform={`translate(${symbolAt}) scale(1.3)`}>
        <LimbSymbol limb={limb} />
      </g>
      <path id={`scene-arc-${limb}`} d={arc} fill="none" />
      <text className="scene-name">
        <textPath href={`#scene-arc-${limb}`} startOffset="50%" textAnchor="middle">
          {landingText.hero.limbs[limb]}
        </textPath>
      </text>
    </g>
  ))
