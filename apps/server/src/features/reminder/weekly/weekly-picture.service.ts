import type { PictureDrawer } from '#platform/pictures/picture-drawer.ts'

type Stone = { weekday: string; isPractised: boolean }

export const pictureSize = { width: 512, height: 112 }

const [gap, radius, middle] = [66, 22, 44]
const colours = { panel: '#efe9db', stone: '#0d5f5f', open: '#b9b09c', letter: '#4a5a5b' }

/** Seven stones on a light panel, which is as readable on a dark page. In quiet mode they are all alike. */
function drawStones(stones: readonly Stone[], isQuiet: boolean): string {
  const drawn = stones.map(({ weekday, isPractised }, index) => {
    const x = pictureSize.width / 2 + (index - 3) * gap
    const isFull = isQuiet || isPractised
    const look = isFull ? `fill="${colours.stone}"` : `fill="none" stroke="${colours.open}" stroke-width="2"`
    return `<ellipse cx="${x}" cy="${middle}" rx="${radius}" ry="${radius - 3}" ${look}/>
<text x="${x}" y="94" text-anchor="middle" font-family="Anek Latin" font-size="16" fill="${colours.letter}">${weekday.charAt(0).toUpperCase()}</text>`
  })
  const { width, height } = pictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" rx="16" fill="${colours.panel}"/>
${drawn.join('\n')}
</svg>`
}

/** There are fewer than a thousand weeks of seven stones, so most are drawn already. */
const keptPictures = 1_000

export function createStonePictures(drawer: Pick<PictureDrawer, 'draw'>) {
  const pictures = new Map<string, Promise<Uint8Array>>()
  return (stones: readonly Stone[], isQuiet: boolean): Promise<Uint8Array> => {
    const svg = drawStones(stones, isQuiet)
    const known = pictures.get(svg)
    if (known) return known
    const drawn = drawer.draw(svg)
    if (pictures.size < keptPictures) {
      pictures.set(svg, drawn)
      drawn.catch(() => pictures.delete(svg))
    }
    return drawn
  }
}
