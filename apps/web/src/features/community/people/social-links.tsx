import { socialPageOf, type SharedConnection, type SocialPlatform } from '@sadhana/contract'
import { PlatformSymbol } from '#ui/motifs/platform-symbol.tsx'
import { personText as text } from '../data/people.text.ts'

const names: Record<SocialPlatform, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
}

/** Members typed these names themselves. `rel` says so to search engines, and hides this page from the other site. */
export const SocialLinks = ({ connections }: { connections: readonly SharedConnection[] }) => (
  <ul className="social-links" aria-label={text.social}>
    {connections.map(({ platform, platformUsername }) => (
      <li key={platform}>
        <a
          href={socialPageOf(platform, platformUsername)}
          target="_blank"
          rel="noopener nofollow ugc"
          aria-label={text.socialLink(names[platform], platformUsername)}
        >
          <PlatformSymbol platform={platform} />
          {platformUsername}
        </a>
      </li>
    ))}
  </ul>
)
