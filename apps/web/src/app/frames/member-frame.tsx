import { MenuOpener } from '#ui/overlay/menu-opener.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import './member-frame.css'
import type { CurrentUser } from '@sadhana/contract'
import { Suspense, useState, type ReactNode } from 'react'
import { Link, useMatch } from 'react-router'
import { isSitRunning } from '#lib/browser/app-version.ts'
import { useGuideHidden } from '#lib/time/guide-hidden.ts'
import { takePasskeyOffer } from '#lib/member/passkey-offer.ts'
import { classNames } from '#ui/class-names.ts'
import { GuideButton } from '#features/guide/guide-button.tsx'
import { Logo } from '#ui/motifs/logo.tsx'
import { AccountButton } from './account-button.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { SitSlot } from './sit-slot.tsx'
import { WaitingBar } from './waiting-bar.tsx'
import { mainId, SkipLink } from './skip-link.tsx'

export function MemberFrame({ user, children }: { user: CurrentUser; children: ReactNode }) {
  // The timer fills the window even while its code loads, so that nothing moves when it arrives.
  const isFilled = useMatch('/meditation') !== null
  // These pages have their own links onward, and no others.
  const isWelcome = useMatch('/welcome') !== null
  const isReturn = useMatch('/settings/erase/stopped') !== null
  const isBare = isWelcome || isReturn
  const isConversation = useMatch('/messages/:id') !== null
  const isHome = useMatch('/') !== null
  if (isBare) {
    return (
      <>
        <RecoverySlot user={user} />
        <main id={mainId} tabIndex={-1}>
          {children}
        </main>
      </>
    )
  }
  return (
    <div
      className={classNames(
        'member-frame',
        isFilled && 'member-frame-filled',
        isConversation && 'member-frame-conversation',
      )}
    >
      <SkipLink />
      <RecoverySlot user={user} />
      <ClosingSlot user={user} />
      <WaitingBar />
      <div className="top-rail" data-rail="">
        <header className="page top-bar">
          <Link className="home-link" to="/">
            <Logo />
          </Link>
          {!isFilled && <SitSlot userId={user.id} />}
          {isHome && <GuideCorner user={user} />}
          <AccountCorner user={user} />
        </header>
      </div>
      <main id={mainId} className="page" tabIndex={-1}>
        {children}
      </main>
      <BottomNav />
      <PasskeyOfferSlot />
    </div>
  )
}

const RecoveryStrip = lazyScreen(async () => (await import('#features/security/recovery-strip.tsx')).RecoveryStrip)

/** Not shown on the security page, which says it itself, nor during a sit. */
function RecoverySlot({ user: { twoFactorRecoveryAt } }: { user: CurrentUser }) {
  const isSecurity = useMatch('/security') !== null
  if (!twoFactorRecoveryAt || isSecurity || isSitRunning()) return null
  return (
    <Suspense fallback={null}>
      <RecoveryStrip key={twoFactorRecoveryAt} availableAt={twoFactorRecoveryAt} />
    </Suspense>
  )
}

const ClosingStrip = lazyScreen(async () => (await import('./closing-strip.tsx')).ClosingStrip)

const ClosingSlot = ({ user: { closing } }: { user: CurrentUser }) =>
  closing && (
    <Suspense fallback={null}>
      <ClosingStrip closing={closing} />
    </Suspense>
  )

const PasskeyOffer = lazyScreen(async () => (await import('#features/account/passkey/passkey-offer.tsx')).PasskeyOffer)

function PasskeyOfferSlot() {
  const [isDue] = useState(takePasskeyOffer)
  return (
    isDue && (
      <Suspense fallback={null}>
        <PasskeyOffer />
      </Suspense>
    )
  )
}

const AccountMenu = lazyScreen(async () => (await import('./account-menu.tsx')).AccountMenu)

const AccountCorner = ({ user }: { user: CurrentUser }) => (
  <MenuOpener
    prepare={AccountMenu.preload}
    renderButton={(props) => <AccountButton user={user} {...props} />}
    menu={<AccountMenu user={user} />}
  />
)

const GuideWindow = lazyScreen(async () => (await import('#features/guide/guide-chat.tsx')).GuideWindow)

function GuideCorner({ user }: { user: CurrentUser }) {
  if (useGuideHidden()) return null
  return (
    <MenuOpener
      prepare={GuideWindow.preload}
      renderButton={GuideButton}
      menu={<GuideWindow name={user.displayName} />}
    />
  )
}
