import './crop.css'
import type { CurrentUser } from '@sadhana/contract'
import { UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Slider } from '#ui/form/slider.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useChangePicture, useRemovePicture } from '../shared/profile.queries.ts'
import { profileText } from '../shared/profile.text.ts'
import { centred, zoomed, zoomRange, type Crop } from './crop.rules.ts'
import { CropStage } from './crop-stage.tsx'
import { acceptedTypes, cutOut, loadPicture, PictureTooLarge } from './load-picture.ts'

const { picture: text } = profileText

type PictureDialogProps = { user: CurrentUser; onClose: () => void }

export function PictureDialog({ user, onClose }: PictureDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<Crop>(centred)
  const [problem, setProblem] = useState<string>()
  const saving = useChangePicture(onClose)
  const removing = useRemovePicture(onClose)

  const choose = async (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    try {
      setPicture(await loadPicture(file))
      setCrop(centred)
    } catch (error) {
      setProblem(error instanceof PictureTooLarge ? text.tooLarge : text.unreadable)
    }
  }
  const save = () => {
    if (picture) saving.mutate(() => cutOut(picture, crop))
  }
  const pick = () => field.current?.click()
  return (
    <Dialog open onOpenChange={onClose} title={text.title} description={picture ? text.move : text.choose}>
      <DialogBody>
        <input
          ref={field}
          type="file"
          accept={acceptedTypes}
          hidden
          aria-label={text.title}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {picture ? (
          <>
            <CropStage picture={picture} crop={crop} onCrop={setCrop} />
            <div className="crop-zoom">
              <UserRound size={18} aria-hidden="true" />
              <Slider
                aria-label={text.zoom}
                min={zoomRange.min}
                max={zoomRange.max}
                step={0.1}
                value={crop.zoom}
                onValueChange={(zoom) => setCrop(zoomed(picture, crop, zoom))}
              />
              <UserRound size={26} aria-hidden="true" />
            </div>
          </>
        ) : (
          <div className="crop-now">
            <Avatar name={user.displayName} imageUrl={user.profileImage} size="xl" />
          </div>
        )}
        {problem && <Notice tone="error" title={problem} />}
      </DialogBody>
      <DialogActions>
        {picture && (
          <Button pending={saving.isPending} onClick={save}>
            {text.use}
          </Button>
        )}
        <Button variant={picture ? 'secondary' : 'primary'} onClick={pick}>
          {picture ? text.another : text.pick}
        </Button>
        {user.profileImage && !picture && (
          <Button variant="quiet" pending={removing.isPending} onClick={() => removing.mutate(user)}>
            {text.remove}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
      <p className="crop-hint">{text.hint}</p>
    </Dialog>
  )
}
