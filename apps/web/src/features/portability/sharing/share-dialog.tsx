import './share-dialog.css'
import { type ShareableFigure, shareableFigures, type SharedPage } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link as LinkIcon, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { LivePage } from './live-page.tsx'
import { canSharePictures, openShareSheet, pictureFile, pictureUrl, savePicture } from './picture-file.ts'
import { pictureQuery, useMakePage } from './sharing.queries.ts'
import { sharingText as text } from './sharing.text.ts'

type ShareDialogProps = {
  /** The current value of each stat. A stat without a value can't be shared. */
  values: Partial<Record<ShareableFigure, string>>
  /** In quiet mode, numbers are shared only if the member asks for them. */
  quiet: boolean
  onClose: () => void
}

const usual: readonly ShareableFigure[] = ['streak', 'total-time', 'favorite', 'distribution']
const withoutNumbers: readonly ShareableFigure[] = ['favorite', 'distribution']

export function ShareDialog({ values, quiet, onClose }: ShareDialogProps) {
  const available = shareableFigures.filter((figure) => values[figure] !== undefined)
  const [chosen, setChosen] = useState(() =>
    available.filter((figure) => (quiet ? withoutNumbers : usual).includes(figure)),
  )
  const [page, setPage] = useState<SharedPage>()
  const making = useMakePage()
  const picture = useQuery(pictureQuery(chosen))
  const hasFigure = chosen.some((figure) => figure !== 'first-name')
  const png = hasFigure ? picture.data?.png : undefined
  const toggle = (figure: ShareableFigure) => {
    setPage(undefined)
    setChosen((before) => available.filter((one) => before.includes(one) !== (one === figure)))
  }
  return (
    <Dialog open onOpenChange={onClose} wide title={text.title} description={text.about}>
      <DialogBody>
        <div className="share-dialog">
          <figure className="share-dialog-picture" aria-busy={picture.isFetching}>
            {png && <img src={pictureUrl(png)} alt={text.picture} />}
            {!png && hasFigure && !picture.isError && <Skeleton className="share-dialog-skeleton" />}
            {!png && hasFigure && picture.isError && (
              <LoadError title={text.pictureFailed} query={picture} heading=".dialog-title">
                {text.pictureSafe}
              </LoadError>
            )}
            {!hasFigure && <p className="text-muted">{text.chooseOne}</p>}
            {png && <figcaption>{text.size}</figcaption>}
          </figure>
          <div>
            {page && <LivePage page={page} onRevoked={() => setPage(undefined)} />}
            <fieldset>
              <legend className="sr-only">{text.choose}</legend>
              {available.map((figure) => (
                <div key={figure} className="share-dialog-figure">
                  <Checkbox
                    label={text.figures[figure]}
                    checked={chosen.includes(figure)}
                    onChange={() => toggle(figure)}
                  />
                  <span>{values[figure]}</span>
                </div>
              ))}
            </fieldset>
            <p className="mt-3 text-sm text-muted">{text.pageHint}</p>
          </div>
        </div>
      </DialogBody>
      <DialogActions>
        {png && canSharePictures() && (
          <Button onClick={() => void openShareSheet({ files: [pictureFile(png)] })}>
            <Share2 aria-hidden="true" /> {text.sharePicture}
          </Button>
        )}
        {hasFigure && !page && (
          <Button
            variant="secondary"
            pending={making.isPending}
            onClick={() => making.mutate(chosen, { onSuccess: setPage })}
          >
            {!making.isPending && <LinkIcon aria-hidden="true" />} {text.makePage}
          </Button>
        )}
        {png && (
          <Button variant="quiet" onClick={() => savePicture(png)}>
            {text.savePicture}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {commonText.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
