import type { SharedPage } from '@sadhana/contract'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { openShareSheet } from './picture-file.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { sharingText as text } from './sharing.text.ts'

export const linkTo = ({ path }: SharedPage): string => `${window.location.origin}${path ?? ''}`

/** A page that was just made, with its link to share or to revoke. */
export function LivePage({ page, onRevoked }: { page: SharedPage; onRevoked: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const link = linkTo(page)
  return (
    <div className="share-dialog-live">
      <output>{text.isPublic(dayAndMonthName(page.figures.endsOn))}</output>
      <p className="share-dialog-link">{link}</p>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button onClick={() => void openShareSheet({ title: page.figures.title, url: link })}>
            <Share2 aria-hidden="true" /> {text.shareLink}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copyWithToast(link, text.copied)}>
          <Copy aria-hidden="true" /> {text.copyLink}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {text.revoke}
        </Button>
      </div>
      <Link to="/settings/sharing">{text.allPages}</Link>
      {isAsking && <RevokeDialog page={page} onClose={() => setAsking(false)} onRevoked={onRevoked} />}
    </div>
  )
}
