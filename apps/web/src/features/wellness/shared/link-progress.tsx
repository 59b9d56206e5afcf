import './link-progress.css'
import { pairedDaysNeeded, type WellnessLink, type WellnessLinkId } from '@sadhana/contract'
import { StoneRow } from '#ui/motifs/stone-row.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { doubtOf, findingOf, linkText, linkTitles } from './link.text.ts'

type LinkProgressProps = { links: readonly WellnessLink[]; about: WellnessLinkId; onInsights: () => void }

/** One link, shown beside the form with whose entries it is calculated. */
export function LinkProgress({ links, about, onInsights }: LinkProgressProps) {
  const link = links.find(({ id }) => id === about)
  if (!link) return null
  const finding = findingOf(link)
  return (
    <Panel aria-labelledby={`link-${about}`}>
      <PanelHeader
        id={`link-${about}`}
        title={linkTitles[about](link.limb)}
        {...(!finding && { aside: linkText.progress(link.pairedDays) })}
      />
      {finding ? (
        <>
          <p className="link-finding">
            {finding} {doubtOf(link)}
          </p>
          <button type="button" className="link-behind" onClick={onInsights}>
            {linkText.seeBehind}
          </button>
        </>
      ) : (
        <PairStones link={link} />
      )}
    </Panel>
  )
}

/** Eight stones, one filled for each paired day. */
const PairStones = ({ link: { id, pairedDays } }: { link: WellnessLink }) => (
  <>
    <StoneRow filled={pairedDays} of={pairedDaysNeeded} />
    <p className="link-pairs text-muted">
      {linkText.pairMeaning(id)} {linkText.pairsNeeded(pairedDays)}
    </p>
  </>
)
