import { failedWith, practicePictures, type PracticePicture } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { practiceChanged } from '#lib/product/practice-changed.ts'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { changesOf, type PictureEntry } from './picture-changes.rules.ts'
import { picturesFieldText } from './pictures-field.text.ts'

const practicePicturesApi = callsOf(practicePictures)

type Pictures = { sessionId: string; before: readonly PracticePicture[]; after: readonly PictureEntry[] }

/** One request after another. It is safe to send everything again: pictures that have arrived aren't added twice. */
async function savePictures({ sessionId, before, after }: Pictures): Promise<void> {
  const { removed, added, described } = changesOf(before, after)
  const paramsOf = (pictureId: string) => ({ id: sessionId, pictureId })
  for (const id of removed) {
    await practicePicturesApi.remove({ params: paramsOf(id) }).catch((error: unknown) => {
      if (!failedWith(practicePictures.remove, error, 'practice.picture_not_found')) throw error
    })
  }
  for (const { id, bytes } of added) await practicePicturesApi.add({ params: paramsOf(id), body: bytes })
  for (const { id, caption } of described) {
    await practicePicturesApi.describe({ params: paramsOf(id), body: { caption } })
  }
}

/** For a session that is being edited. If it fails, the dialog stays open. */
export const useSavePictures = () =>
  useMutation({
    mutationFn: savePictures,
    onError: (error) => failureToast(error, { title: picturesFieldText.failed }),
    onSettled: () => practiceChanged(),
  })

/** For a session just logged. The form may be gone by the time the pictures arrive or fail. */
export function useSendPictures() {
  const sending = useMutation({
    mutationFn: savePictures,
    onError: (_error, pictures) =>
      toast({
        title: picturesFieldText.failed,
        text: picturesFieldText.practiceIsSafe,
        tone: 'error',
        action: {
          label: commonText.tryAgain,
          altText: picturesFieldText.tryLater,
          onSelect: () => sending.mutate(pictures),
        },
      }),
    onSettled: () => practiceChanged(),
  })
  return sending.mutate
}
