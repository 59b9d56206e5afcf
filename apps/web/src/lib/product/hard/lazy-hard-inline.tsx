import { type ComponentProps, Suspense } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import type { HardInline as Loaded } from './hard-inline.tsx'

const Deferred = lazyScreen(async () => (await import('./hard-inline.tsx')).HardInline)

/** Few practices are hard, so the code comes when someone says so. */
export const HardInline = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Deferred {...props} />
  </Suspense>
)
