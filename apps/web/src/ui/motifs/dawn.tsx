import { SeatedFigure } from './seated-figure.tsx'

/** Drawn around the middle of the shore, at (0, 0). */
const hills = [
  'M-246 280L-246 -116.8L-234.8 -105.6L-223.6 -96.4L-212.5 -89.2L-201.3 -83.7L-190.1 -78.8L-178.9 -73.9L-167.7 -69.1L-156.5 -64.7L-145.4 -61L-134.2 -58.2L-123 -56.1L-111.8 -54L-100.6 -51.2L-89.5 -47.4L-78.3 -42.8L-67.1 -37.9L-55.9 -33.8L-44.7 -30.7L-33.5 -28.9L-22.4 -28L-11.2 -27.6L0 -27.4L11.2 -29.3L22.4 -31.5L33.5 -33.8L44.7 -36.2L55.9 -39L67.1 -42.1L78.3 -45L89.5 -47.3L100.6 -48.6L111.8 -49L123 -49.2L134.2 -50.4L145.4 -53.4L156.5 -58.8L167.7 -66.3L178.9 -75L190.1 -83.8L201.3 -91.8L212.5 -98.9L223.6 -105.8L234.8 -113.1L246 -121.2L246 280Z',
  'M-246 280L-246 -76.3L-234.8 -73.8L-223.6 -71.7L-212.5 -69.6L-201.3 -66.6L-190.1 -62.2L-178.9 -55.7L-167.7 -48.3L-156.5 -41L-145.4 -34.6L-134.2 -29.7L-123 -26.2L-111.8 -23.5L-100.6 -21.1L-89.5 -18.6L-78.3 -15.8L-67.1 -13L-55.9 -10.6L-44.7 -8.9L-33.5 -7.7L-22.4 -7L-11.2 -6.9L0 -7.4L11.2 -7.9L22.4 -8.5L33.5 -9.6L44.7 -11.7L55.9 -15.1L67.1 -19.8L78.3 -25.5L89.5 -31.4L100.6 -37L111.8 -41.8L123 -46L134.2 -49.9L145.4 -53.9L156.5 -58L167.7 -61.6L178.9 -64.3L190.1 -66.1L201.3 -67L212.5 -67.8L223.6 -69.4L234.8 -72.6L246 -77.7L246 280Z',
  'M-246 280L-246 -37.3L-234.8 -34.6L-223.6 -32.8L-212.5 -31.3L-201.3 -30L-190.1 -28.3L-178.9 -26.3L-167.7 -24.2L-156.5 -22.2L-145.4 -20.5L-134.2 -19.1L-123 -17.4L-111.8 -15.2L-100.6 -12.2L-89.5 -8.6L-78.3 -4.8L-67.1 -1.3L-55.9 1.5L-44.7 3.4L-33.5 4.5L-22.4 5.1L-11.2 5.5L0 5.8L11.2 5.8L22.4 5.4L33.5 4.4L44.7 2.9L55.9 0.9L67.1 -1.3L78.3 -3.4L89.5 -5.1L100.6 -6.3L111.8 -7.3L123 -8.5L134.2 -10.3L145.4 -13L156.5 -16.4L167.7 -20.2L178.9 -23.8L190.1 -26.7L201.3 -28.9L212.5 -30.7L223.6 -32.6L234.8 -34.7L246 -36.9L246 280Z',
] as const

const riverStone =
  'M154.1 20C154.2 22.9 147.7 26.1 137.9 28.7C128 31.3 112.3 33.9 94.9 35.7C77.5 37.4 54.6 38.7 33.3 39.2C12.1 39.7 -11.3 39.4 -32.7 38.9C-54.1 38.3 -77 37.3 -95.1 35.7C-113.3 34 -131.6 31.6 -141.6 29C-151.5 26.4 -155.5 22.9 -154.7 20C-154 17.1 -147.3 13.9 -136.9 11.3C-126.5 8.8 -109.7 6.5 -92.4 4.8C-75.1 3 -54.2 1.7 -33.1 0.9C-12 0.2 12.8 -0.3 34.2 0.3C55.6 0.8 78.2 2.4 95.3 4.3C112.4 6.1 127.1 8.7 136.9 11.3C146.7 13.9 153.9 17.1 154.1 20Z'

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

/** The reflection breaks into bands that get thicker and paler towards the viewer. */
const reflectionBands = Array.from({ length: 11 }, (_, index) => ({
  y: 42 + (index * (index + 15)) / 2,
  height: 5 + index * 0.6,
  opacity: 1 - index * 0.085,
}))

type DawnProps = {
  /** The middle of the shore in the surrounding drawing, as "x y". */
  at: string
  /** How wide the hills are and how high they rise, as "x y". */
  hillScale?: string
}

/** The sitter on a river stone at daybreak, for use inside a drawing that provides the sky. */
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
