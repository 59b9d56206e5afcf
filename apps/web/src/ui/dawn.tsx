import { hills, riverStone } from './dawn-shapes.ts'
import { SeatedFigure } from './seated-figure.tsx'

/** The sun is the sitter's head. */
const sunAt = -163
const reflectedAt = 24

const haloRings = [
  { radius: 46, opacity: 0.75 },
  { radius: 80, opacity: 0.55 },
  { radius: 120, opacity: 0.4 },
  { radius: 166, opacity: 0.26 },
  { radius: 218, opacity: 0.15 },
] as const

const ripples = [
  { y: 20, width: 176, height: 22, opacity: 0.75 },
  { y: 23, width: 216, height: 36, opacity: 0.55 },
  { y: 26, width: 264, height: 54, opacity: 0.4 },
  { y: 29, width: 320, height: 76, opacity: 0.28 },
  { y: 32, width: 384, height: 104, opacity: 0.18 },
] as const

/** The reflection breaks into bands that thicken and fade towards the viewer. */
const reflectionBands = Array.from({ length: 11 }, (_, index) => ({
  y: 42 + (index * (index + 15)) / 2,
  height: 5 + index * 0.6,
  opacity: 1 - index * 0.085,
}))

type DawnProps = {
  /** Where the middle of the shore is in the drawing around it, as "x y". */
  at: string
  /** How far the hills spread and how high they stand, as "x y". */
  hillScale?: string
}

/** The sitter on a river stone at daybreak, to be placed inside a drawing that brings the sky. */
export const Dawn = ({ at, hillScale = '1 1' }: DawnProps) => (
  <g transform={`translate(${at})`}>
    <Definitions />
    <circle cy={sunAt} r="270" fill="url(#dawn-glow)" />
    {haloRings.map(({ radius, opacity }) => (
      <circle key={radius} className="scene-halo" cy={sunAt} r={radius} opacity={opacity} />
    ))}
    <g transform={`scale(${hillScale})`}>
      {hills.map((outline) => (
        <path key={outline} className="scene-hill" d={outline} />
      ))}
    </g>
    <Water />
    <path className="scene-stone" d={riverStone} />
    <path className="scene-stone-lit" d="M-138 14C-90 1 90 1 138 14C90 8 -90 8 -138 14Z" />
    <g className="scene-figure">
      <SeatedFigure at="0 10" scale={1} />
    </g>
  </g>
)

const Definitions = () => (
  <defs>
    <radialGradient id="dawn-glow">
      <stop offset="0" stopColor="var(--glow)" stopOpacity=".6" />
      <stop offset=".42" stopColor="var(--glow)" stopOpacity=".2" />
      <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="dawn-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--water-1)" />
      <stop offset="1" stopColor="var(--water-2)" />
    </linearGradient>
    <clipPath id="dawn-shore">
      <rect x="-360" y="1" width="720" height="200" />
    </clipPath>
    <mask id="dawn-reflection">
      {reflectionBands.map(({ y, height, opacity }) => (
        <rect key={y} x="-150" y={y} width="300" height={height} rx="3" fill="#fff" opacity={opacity} />
      ))}
    </mask>
  </defs>
)

const Water = () => (
  <>
    <rect x="-360" width="720" height="180" fill="url(#dawn-water)" />
    <g clipPath="url(#dawn-shore)">
      {ripples.map(({ y, width, height, opacity }) => (
        <ellipse key={y} className="scene-ripple" cy={y} rx={width} ry={height} opacity={opacity} />
      ))}
    </g>
    <g mask="url(#dawn-reflection)">
      <g className="scene-figure" opacity=".5" transform={`translate(0 ${2 * reflectedAt}) scale(1 -1)`}>
        <SeatedFigure at="0 8" scale={1} />
      </g>
    </g>
  </>
)
