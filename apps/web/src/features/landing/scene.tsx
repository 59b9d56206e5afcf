import { LimbSymbol } from '#ui/limb-symbol.tsx'
import { SeatedFigure } from '#ui/seated-figure.tsx'
import { bezelTicks } from './bezel.ts'
import { hills, limbStones, riverStone, stars } from './scene-shapes.ts'

const haloRings = [
  { radius: 46, opacity: 0.75 },
  { radius: 80, opacity: 0.55 },
  { radius: 120, opacity: 0.4 },
  { radius: 166, opacity: 0.26 },
  { radius: 218, opacity: 0.15 },
] as const

const ripples = [
  { y: 440, width: 176, height: 22, opacity: 0.75 },
  { y: 443, width: 216, height: 36, opacity: 0.55 },
  { y: 446, width: 264, height: 54, opacity: 0.4 },
  { y: 449, width: 320, height: 76, opacity: 0.28 },
  { y: 452, width: 384, height: 104, opacity: 0.18 },
] as const

/** The reflection breaks into bands that thicken and fade towards the shore. */
const reflectionBands = [464, 472, 481, 491, 502, 514, 527, 541, 556, 571].map((y, index) => ({
  y,
  height: 5 + index * 0.6,
  opacity: 1 - index * 0.085,
}))

/** The picture of the product: the sitter is the needle, and the eight limbs are the points of the compass. */
export const Scene = () => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that follows the theme cannot be an img element
  <svg className="scene" viewBox="0 0 680 680" role="img" aria-labelledby="scene-title">
    <title id="scene-title">
      A compass at daybreak: a seated figure on a river stone is the needle, and eight stones on the rim carry the
      symbols of the eight limbs
    </title>
    <SceneDefinitions />
    <path className="scene-bezel" d={bezelTicks} />
    <g clipPath="url(#scene-disc)">
      <Sky />
      <Water />
      <path className="scene-stone" d={riverStone} />
      <path className="scene-stone-lit" d="M202 434C250 421 430 421 478 434C430 428 250 428 202 434Z" />
      <g className="scene-figure">
        <SeatedFigure at="340 430" scale={0.98} />
      </g>
    </g>
    <circle className="scene-rim" cx="340" cy="340" r="244" />
    <path className="scene-north" d="M340 89.5l6.5 13h-13Z" />
    <Limbs />
  </svg>
)

const SceneDefinitions = () => (
  <defs>
    <clipPath id="scene-water-edge">
      <rect x="90" y="421" width="500" height="180" />
    </clipPath>
    <clipPath id="scene-disc">
      <circle cx="340" cy="340" r="244" />
    </clipPath>
    <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--sky-top)" />
      <stop offset=".62" stopColor="var(--sky-mid)" />
      <stop offset="1" stopColor="var(--sky-low)" />
    </linearGradient>
    <linearGradient id="scene-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--water-1)" />
      <stop offset="1" stopColor="var(--water-2)" />
    </linearGradient>
    <radialGradient id="scene-glow">
      <stop offset="0" stopColor="var(--glow)" stopOpacity=".6" />
      <stop offset=".42" stopColor="var(--glow)" stopOpacity=".2" />
      <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
    </radialGradient>
    <mask id="scene-reflection">
      {reflectionBands.map(({ y, height, opacity }) => (
        <rect key={y} x="190" y={y} width="300" height={height} rx="3" fill="#fff" opacity={opacity} />
      ))}
    </mask>
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
    <circle cx="340" cy="260" r="236" fill="url(#scene-glow)" />
    {haloRings.map(({ radius, opacity }) => (
      <circle key={radius} className="scene-halo" cx="340" cy="260" r={radius} opacity={opacity} />
    ))}
    {hills.map((outline) => (
      <path key={outline} className="scene-hill" d={outline} />
    ))}
  </>
)

const Water = () => (
  <>
    <rect x="90" y="420" width="500" height="180" fill="url(#scene-water)" />
    <g clipPath="url(#scene-water-edge)">
      {ripples.map(({ y, width, height, opacity }) => (
        <ellipse key={y} className="scene-ripple" cx="340" cy={y} rx={width} ry={height} opacity={opacity} />
      ))}
    </g>
    <g mask="url(#scene-reflection)">
      <g className="scene-figure" opacity=".5" transform="translate(0 888) scale(1 -1)">
        <SeatedFigure at="340 428" scale={0.98} />
      </g>
    </g>
    <path className="scene-glint" d="M306 470h41.6M306 486h64M310 504h35.2M294 522h83.2M302 542h48M328 560h28.8" />
  </>
)

const Limbs = () =>
  limbStones.map(({ limb, name, outline, symbolAt, arc }) => (
    <g key={limb} className={`tone-${limb}`}>
      <path className="scene-limb" d={outline} />
      <g className="scene-symbol" transform={`translate(${symbolAt}) scale(1.3)`}>
        <LimbSymbol limb={limb} />
      </g>
      <path id={`scene-arc-${limb}`} d={arc} fill="none" />
      <text className="scene-name">
        <textPath href={`#scene-arc-${limb}`} startOffset="50%" textAnchor="middle">
          {name}
        </textPath>
      </text>
    </g>
  ))
