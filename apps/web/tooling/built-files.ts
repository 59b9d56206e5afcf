import type { Rolldown, ViteBuilder } from 'vite'

export type BuiltChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'viteMetadata'>

/** Addresses of files: those that a module needs before it can run, and its own styles. */
type BuiltFiles = { scripts: string[]; styles: string[]; ownStyles: string[] }

type Built = Awaited<ReturnType<ViteBuilder['build']>>

export const outputOf = (built: Built) => [built].flat().flatMap((one) => ('output' in one ? one.output : []))

export const chunksOf = (built: Built): BuiltChunk[] => outputOf(built).filter((file) => file.type === 'chunk')

/** The files of the module whose path ends like this. */
export function filesOf(chunks: readonly BuiltChunk[], module: string): BuiltFiles {
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!own) throw new Error(`The build has no ${module}`)
  const needed = new Set<BuiltChunk>()
  const gather = (chunk: BuiltChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const name of chunk.imports) gather(chunks.find(({ fileName }) => fileName === name))
  }
  gather(own)
  return {
    scripts: [...needed].map(({ fileName }) => addressOf(fileName)),
    styles: [...needed].flatMap(stylesOf),
    ownStyles: stylesOf(own),
  }
}

const addressOf = (fileName: string) => `/${fileName}`

const stylesOf = ({ viteMetadata }: BuiltChunk): string[] => [...(viteMetadata?.importedCss ?? [])].map(addressOf)
