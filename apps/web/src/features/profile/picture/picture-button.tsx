import type { CurrentUser } from '@sadhana/contract'
import { Camera } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { profileText } from '../shared/profile.text.ts'

const PictureDialog = lazyScreen(async () => (await import('./picture-dialog.tsx')).PictureDialog)

/** Shown on the picture while the profile is being edited. The form says so if pictures are turned off. */
export function PictureButton({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  if (useSwitchedOff('pictures')) return null
  return (
    <>
      <button
        type="button"
        className="profile-picture-button"
        aria-label={profileText.picture.change}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Camera size={22} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <PictureDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
