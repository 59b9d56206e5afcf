import { type RefObject, useEffect } from 'react'
import { savePlace } from './learning.queries.ts'
import { placeAt } from './reading-place.rules.ts'

const stopMs = 1500

/** Saves the block a reader has reached whenever they stop for a moment, and when they leave. */
export function useReadingPlace(slug: string, prose: RefObject<HTMLElement | null>, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return
    let saved: number | undefined
    let reached: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      if (reached === undefined || reached === saved) return
      saved = reached
      void savePlace(slug, reached)
    }
    const note = () => {
      const tops = [...(prose.current?.children ?? [])].map((block) => block.getBoundingClientRect().top)
      reached = placeAt(tops, window.innerHeight)
      clearTimeout(timer)
      timer = setTimeout(save, stopMs)
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [slug, prose, isKept])
}
