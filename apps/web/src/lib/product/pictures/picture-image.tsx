import { practicePictures, type PictureView } from '@sadhana/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, type ComponentProps } from 'react'
import { callsOf } from '#lib/api/calls.ts'

const practicePicturesApi = callsOf(practicePictures)

/** A picture of a practice. */
type PicturePlace = { sessionId: string; id: string }

/** The picture with an id never changes. */
const pictureQuery = ({ sessionId, id }: PicturePlace, size: PictureView) =>
  queryOptions({
    queryKey: [practicePictures.view.path, sessionId, id, size],
    queryFn: async () => {
      const bytes = await practicePicturesApi.view({ params: { id: sessionId, pictureId: id }, query: { size } })
      return new Blob([bytes], { type: practicePictures.view.image })
    },
    staleTime: 'static',
  })

/** An image element can't send the token, so pictures are fetched like all other data that not everyone may see. */
export const usePicture = (place: PicturePlace, size: PictureView, enabled = true) =>
  useQuery({ ...pictureQuery(place, size), enabled })

type PictureImageProps = Omit<ComponentProps<'img'>, 'src' | 'ref'> & { blob: Blob; alt: string }

/** Shows a picture from this browser's memory. */
export function PictureImage({ blob, alt, ...rest }: PictureImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(image.src)
    },
    [blob],
  )
  return <img ref={show} alt={alt} {...rest} />
}
