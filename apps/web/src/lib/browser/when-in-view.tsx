import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Before the first scroll, only visible content counts. The lowest strip is behind the bar. */
const visibleMargin = '0px 0px -72px'
/** After the first scroll, we look far enough ahead for content to load before the member scrolls to it. */
const aheadMargin = '240px'

/** True once the place has been in view, or close to it. */
export function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const { current } = place
    if (isInView || !current) return undefined
    const observers: IntersectionObserver[] = []
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
        { rootMargin },
      )
      observer.observe(current)
      observers.push(observer)
    }
    const watchAhead = () => watch(aheadMargin)
    watch(visibleMargin)
    addEventListener('scroll', watchAhead, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', watchAhead)
      for (const observer of observers) observer.disconnect()
    }
  }, [isInView, place])
  return isInView
}

type WhenInViewProps = { className?: string; placeholder: ReactNode; children: ReactNode }

/** Renders its content once it is close to being in view, so that its code and data don't load earlier. */
export function WhenInView({ className, placeholder, children }: WhenInViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const isInView = useInView(place)
  return (
    <div ref={place} className={className}>
      {isInView ? children : placeholder}
    </div>
  )
}
