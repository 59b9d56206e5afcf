import { socialPageOf, type SharedConnection, type SocialPlatform } from '@sadhana/contract'
import { PlatformSymbol } from '#ui/motifs/platform-symbol.tsx'

const names: Record<SocialPlatform, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
}

/** Members typed these names themselves. `rel` says so to search engines, and hides this page from the other site. */
export const SocialLinks = ({ connections }: { connections: readonly SharedConnection[] }) => (
  <ul className="social-links" aria-label="Social media">
    {connections.map(({ platform, platformUsername }) => (
      <li key={platform}>
        <a href={socialPageOf(platform, platformUsername)} target="_blank" rel="noopener nofollow ugc">
          <PlatformSymbol platform={platform} />
          <span className="sr-only">{names[platform]}: </span>
          {platformUsername}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      </li>
    ))}
  </ul>
)
