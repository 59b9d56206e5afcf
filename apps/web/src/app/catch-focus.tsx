import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { focusHeading } from '#lib/focus-heading.ts'

/** A link that led here from another tab is gone together with that tab; the heading takes its focus over. */
export function CatchFocus() {
  const navigation = useNavigationType()
  useEffect(() => {
    if (navigation !== NavigationType.Pop && document.activeElement === document.body) focusHeading()
  }, [navigation])
  return null
}
