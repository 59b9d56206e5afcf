const body =
  'M0 -149C6 -149 10 -148 10 -141C10 -134 14 -130 26 -126C43 -119 52 -109 57 -91C62 -72 71 -54 86 -38C104 -39 121 -30 122 -18C123 -5 98 5 62 5C38 5 18 2 0 -3C-18 2 -38 5 -62 5C-98 5 -123 -5 -122 -18C-121 -30 -104 -39 -86 -38C-71 -54 -62 -72 -57 -91C-52 -109 -43 -119 -26 -126C-14 -130 -10 -134 -10 -141C-10 -148 -6 -149 0 -149ZM35 -92C39 -75 47 -58 58 -43C47 -45 36 -43 27 -39C31 -57 34 -75 35 -92ZM-35 -92C-39 -75 -47 -58 -58 -43C-47 -45 -36 -43 -27 -39C-31 -57 -34 -75 -35 -92Z'
const shins = 'M-112 -20C-78 -32 -38 -22 0 -9C38 -22 78 -32 112 -20'

type SeatedFigureProps = {
  /** Its position in the surrounding drawing, as "x y". */
  at: string
  scale: number
}

/** The sitter with a sun for a head, for use inside a drawing. */
export const SeatedFigure = ({ at, scale }: SeatedFigureProps) => (
  <g transform={`translate(${at}) scale(${scale})`}>
    <path fillRule="evenodd" d={body} />
    <path className="scene-shins" d={shins} />
    <circle className="scene-sun" cx="0" cy="-173" r="22" />
  </g>
)
