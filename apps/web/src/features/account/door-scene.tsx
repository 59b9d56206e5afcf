import { SeatedFigure } from '#ui/seated-figure.tsx'
import { doorHills, doorStone } from './door-shapes.ts'

const haloRings = [
  { radius: 44, opacity: 0.7 },
  { radius: 80, opacity: 0.5 },
  { radius: 124, opacity: 0.36 },
  { radius: 176, opacity: 0.24 },
  { radius: 236, opacity: 0.14 },
] as const

const ripples = [
  { y: 652, width: 182, height: 24, opacity: 0.75 },
  { y: 655, width: 232, height: 40, opacity: 0.55 },
  { y: 658, width: 292, height: 60, opacity: 0.4 },
  { y: 661, width: 362, height: 86, opacity: 0.28 },
  { y: 664, width: 440, height: 118, opacity: 0.18 },
] as const

/** The reflection breaks into bands that thicken and fade towards the shore. */
const reflectionBands = [671, 679, 688, 698, 709, 721, 734, 748, 763, 779, 796].map((y, index) => ({
  y,
  height: 5 + index * 0.6,
  opacity: 1 - index * 0.085,
}))

/** Daybreak over still water, beside the forms at the door. */
export const DoorScene = () => (
  <svg className="door-scene" viewBox="0 0 680 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <Definitions />
    <circle cx="340" cy="466" r="300" fill="url(#door-glow)" />
    {haloRings.map(({ radius, opacity }) => (
      <circle key={radius} className="scene-halo" cx="340" cy="466" r={radius} opacity={opacity} />
    ))}
    <g>
      {doorHills.map((outline) => (
        <path key={outline} className="scene-hill" d={outline} />
      ))}
    </g>
    <Water />
    <path className="scene-stone" d={doorStone} />
    <path className="scene-stone-lit" d="M202 647C250 634 430 634 478 647C430 641 250 641 202 647Z" />
    <g className="scene-figure">
      <SeatedFigure at="340 643" scale={1.02} />
    </g>
  </svg>
)

const Definitions = () => (
  <defs>
    <radialGradient id="door-glow">
      <stop offset="0" stopColor="var(--glow)" stopOpacity=".65" />
      <stop offset=".42" stopColor="var(--glow)" stopOpacity=".2" />
      <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="door-water" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="var(--water-1)" />
      <stop offset="1" stopColor="var(--water-2)" />
    </linearGradient>
    <clipPath id="door-water-edge">
      <rect x="-20" y="633" width="720" height="200" />
    </clipPath>
    <mask id="door-reflection">
      {reflectionBands.map(({ y, height, opacity }) => (
        <rect key={y} x="190" y={y} width="300" height={height} rx="3" fill="#fff" opacity={opacity} />
      ))}
    </mask>
  </defs>
)

const Water = () => (
  <>
    <rect x="-20" y="632" width="720" height="180" fill="url(#door-water)" />
    <g clipPath="url(#door-water-edge)">
      {ripples.map(({ y, width, height, opacity }) => (
        <ellipse key={y} className="scene-ripple" cx="340" cy={y} rx={width} ry={height} opacity={opacity} />
      ))}
    </g>
    <g mask="url(#door-reflection)">
      <g className="scene-figure" opacity=".45" transform="translate(0 1312) scale(1 -1)">
        <SeatedFigure at="340 640" scale={1.02} />
      </g>
    </g>
  </>
)
