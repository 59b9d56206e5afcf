import { useState } from 'react'
import { initialsOf } from './avatar.rules.ts'
import { classNames } from './class-names.ts'

type AvatarProps = {
  name: string
  imageUrl?: string | null | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** A picture, or the initials when there is none or it does not load. The name stands beside it as text. */
export function Avatar({ name, imageUrl, size = 'md' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const showsImage = imageUrl && imageUrl !== failedUrl
  return (
    <span
      className={classNames('avatar', size !== 'md' && `avatar-${size}`)}
      aria-hidden="true"
      // Drawn by the stylesheet: as text they would become part of the name of a button around them.
      data-initials={showsImage ? undefined : initialsOf(name)}
    >
      {showsImage && <img src={imageUrl} alt="" onError={() => setFailedUrl(imageUrl)} />}
    </span>
  )
}
