import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { Drawing, DrawnPicture } from './picture-drawer.ts'

// The only file that imports the library. It runs in a separate process, so that drawing never blocks the API.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const fontFiles = ['literata-regular', 'literata-italic', 'anek-latin-regular', 'anek-latin-semibold'].map((name) =>
  fileURLToPath(new URL(`../../../assets/fonts/${name}.ttf`, import.meta.url)),
)

process.on('message', ({ id, svg }: Drawing & { id: number }) => {
  const png = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng()
  process.send?.({ id, png } satisfies DrawnPicture)
})
process.on('disconnect', () => process.exit())
