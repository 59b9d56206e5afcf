import { sharingText as text } from './sharing.text.ts'

export const pictureUrl = (png: string): string => `data:image/png;base64,${png}`

/** Our content security policy stops scripts from fetching a data URL, so the bytes are decoded from the text. */
export const pictureFile = (png: string): File =>
  new File([Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))], text.pictureName, { type: 'image/png' })

/** True if the system's share sheet accepts pictures. */
export const canSharePictures = (): boolean => {
  const empty = new File([], text.pictureName, { type: 'image/png' })
  return 'canShare' in navigator && navigator.canShare({ files: [empty] })
}

/** Closing the sheet without choosing isn't a failure. */
export const openShareSheet = (data: ShareData): Promise<void> => navigator.share(data).catch(() => undefined)

export function savePicture(png: string): void {
  const link = document.createElement('a')
  link.href = pictureUrl(png)
  link.download = text.pictureName
  link.click()
}
