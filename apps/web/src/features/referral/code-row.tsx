import type { ReferralCode } from '@sadhana/contract'
import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '#lib/browser/copy-text.ts'
import { memberCalendar, serverNow } from '#lib/time/today.ts'
import { Badge } from '#ui/status/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { dateInWords, daysLeft, linkFor, shortDate, stateOf } from './referral.rules.ts'
import { referralText as text } from './referral.text.ts'

export const CodeRow = ({ code }: { code: ReferralCode }) => {
  const state = stateOf(code)
  return (
    <li className={`referrals-code referrals-code-${state}`}>
      <div>
        <p className="referrals-code-name numerals">{code.code}</p>
        <p className="referrals-code-about">{aboutCode(code)}</p>
      </div>
      {state === 'active' && <CodeButtons code={code.code} />}
      {state === 'used' && <Badge tone="good">{text.used}</Badge>}
      {state === 'expired' && <Badge>{text.expired}</Badge>}
    </li>
  )
}

function aboutCode(code: ReferralCode): string {
  const reader = { zone: memberCalendar().zone, now: serverNow() }
  if (code.usedAt !== null) {
    const date = dateInWords(code.usedAt, reader)
    return code.usedBy ? text.usedOnBy(date, code.usedBy) : text.usedOn(date)
  }
  if (!code.isActive) return text.expiredOn(dateInWords(code.expiresAt, reader))
  return text.made(shortDate(code.createdAt, reader), daysLeft(code.expiresAt, reader.now))
}

/** How long the button shows that it has copied. */
const copiedMs = 2000

function CodeButtons({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const url = linkFor(window.location.origin, code)

  const copy = async () => {
    try {
      await copyText(url)
      setCopied(true)
    } catch {
      toast({ title: text.copyFailed, text: text.copyFailedText(url), tone: 'error' })
    }
  }
  const share = async () => {
    // Closing the sheet without choosing isn't a failure.
    await navigator.share({ text: text.shareText, url }).catch(() => undefined)
  }
  return (
    <div className="referrals-code-buttons">
      {'share' in navigator && (
        <Button variant="quiet" aria-label={text.shareOf(code)} onClick={() => void share()}>
          <Share2 aria-hidden="true" /> {text.share}
        </Button>
      )}
      <Button
        variant={isCopied ? 'soft' : 'secondary'}
        aria-label={isCopied ? text.copiedOf(code) : text.copyOf(code)}
        onClick={() => void copy()}
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? text.copied : text.copy}
      </Button>
      <output className="sr-only">{isCopied && text.copiedOf(code)}</output>
    </div>
  )
}
