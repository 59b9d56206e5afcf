import { type RefObject, useEffect } from 'react'
import { savePlace } from './learning.queries.ts'
import { placeAt } from './reading-place.rules.ts'

const stopMs = 1500

type ReadingPlaceOptions = { slug: string; prose: RefObject<HTMLElement | null>; from: number; shouldSave: boolean }

/**
 * Saves the furthest block the reader has reached, whenever they pause and when they leave. The link back is at the
 * top, so scrolling up doesn't count.
 */
export function useReadingPlace({ slug, prose, from, shouldSave }: ReadingPlaceOptions): void {
  useEffect(() => {
    if (!shouldSave) return
    let saved = from
    let reached = from
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      if (reached === saved) return
      saved = reached
      void savePlace(slug, reached)
    }
    const note = () => {
      const tops = [...(prose.current?.children ?? [])].map((block) => block.getBoundingClientRect().top)
      reached = Math.max(reached, placeAt(tops, window.innerHeight))
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
  }, [slug, prose, from, shouldSave])
}
