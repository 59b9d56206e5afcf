import { useState } from 'react'
import { initialsOf, smallPicture, tintOf } from './avatar.rules.ts'
import { classNames } from './class-names.ts'

type AvatarProps = {
  name: string
  /** The id of another member, which gives their stone its tint. The reader's own stone has the main colour. */
  tintFor?: string | undefined
  imageUrl?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A picture, or a stone with the initials if there is none or it doesn't load. The name is beside it as text. */
export function Avatar({ name, tintFor, imageUrl, size = 'md' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const isLarge = size === 'lg' || size === 'xl'
  const shownUrl = imageUrl && (isLarge ? imageUrl : smallPicture(imageUrl))
  const showsImage = shownUrl && shownUrl !== failedUrl
  return (
    <span
      className={classNames('avatar', size !== 'md' && `avatar-${size}`, tintFor && `avatar-tint-${tintOf(tintFor)}`)}
      aria-hidden="true"
      // Drawn by the stylesheet: as text, the initials would become part of the accessible name of a button around
      // them.
      data-initials={showsImage ? undefined : initialsOf(name)}
    >
      {showsImage && <img src={shownUrl} alt="" onError={() => setFailedUrl(shownUrl)} />}
    </span>
  )
}
