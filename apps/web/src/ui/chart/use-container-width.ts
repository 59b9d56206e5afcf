import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width of the container for laying out a chart; 0 until it is known. */
export function useContainerWidth<Container extends HTMLElement>() {
  const container = useRef<Container>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    // Measuring the element would cause another layout of the whole page. The observer reports after the layout that
    // happens anyway and before the paint, so the chart is right at once.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setWidth(Math.floor(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { container, width }
}
