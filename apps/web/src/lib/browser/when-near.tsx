import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Far enough ahead that it is there by the time somebody has scrolled to it. */
const margin = '240px'

type WhenNearProps = { className?: string; placeholder: ReactNode; children: ReactNode }

/** Draws its content once it is close to being seen, so that its code and data are not asked for before. */
export function WhenNear({ className, placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={className}>
      {isNear ? children : placeholder}
    </div>
  )
}
