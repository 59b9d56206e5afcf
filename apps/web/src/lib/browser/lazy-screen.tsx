import { lazy, type ComponentType } from 'react'
import { loadChunk } from './load-chunk.ts'

type LazyScreen<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/** A screen in a chunk of its own. Once preloaded it renders at once, which taking over prerendered markup needs. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined
  const preload = async () => {
    Loaded = await loadChunk(load, preload)
  }
  const Deferred = lazy(async () => {
    await preload()
    return { default: Loaded as ComponentType<Props> }
  })
  const Screen = (props: Props) => (Loaded ? <Loaded {...props} /> : <Deferred {...props} />)
  return Object.assign(Screen, { preload })
}
