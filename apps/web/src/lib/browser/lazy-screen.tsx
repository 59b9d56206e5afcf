import { lazy, type ComponentType, useState } from 'react'
import { loadChunk } from './load-chunk.ts'

type LazyScreen<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/** A screen in its own chunk. Once preloaded it renders synchronously, which hydrating prerendered markup requires. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined
  const preload = async () => {
    Loaded = await loadChunk(load, preload)
  }
  const Deferred = lazy(async () => {
    await preload()
    return { default: Loaded as ComponentType<Props> }
  })
  const Screen = (props: Props) => {
    // Chosen once: to swap them later would make a new screen, without what was typed into it and without the focus.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Deferred)
    return <Chosen {...props} />
  }
  return Object.assign(Screen, { preload })
}
