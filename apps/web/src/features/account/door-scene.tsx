import { Dawn } from '#ui/dawn.tsx'

/** Daybreak over still water, beside the forms at the door; the sky is the background behind it. */
export const DoorScene = () => (
  <svg className="door-scene" viewBox="0 0 680 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <Dawn at="340 632" hillScale="1.46 1.3" />
  </svg>
)
