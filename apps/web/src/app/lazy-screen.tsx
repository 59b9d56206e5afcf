import { lazy, type ComponentType } from 'react'

type LazyScreen<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/** A screen in a chunk of its own. Once preloaded it renders at once, which taking over prerendered markup needs. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined
  const Deferred = lazy(async () => ({ default: await load() }))
  const Screen = (props: Props) => (Loaded ? <Loaded {...props} /> : <Deferred {...props} />)
  const preload = async () => {
    Loaded = await load()
  }
  return Object.assign(Screen, { preload })
}
