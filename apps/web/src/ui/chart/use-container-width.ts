import { useLayoutEffect, useRef, useState } from 'react'

/** The width to lay a chart out at; 0 until it is known. */
export function useContainerWidth<Container extends HTMLElement>() {
  const container = useRef<Container>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { container, width }
}
