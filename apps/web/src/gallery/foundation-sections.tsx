import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Logo } from '#ui/motifs/logo.tsx'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Stone } from '#ui/motifs/stone.tsx'

const limbs = ['yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi'] as const
const moods = ['happy', 'calm', 'excited', 'peaceful', 'stressed', 'anxious', 'sad', 'energetic'] as const
const shapes = ['a', 'b', 'c'] as const
const colours = [
  'bg',
  'surface',
  'sunken',
  'line',
  'control',
  'ink',
  'muted',
  'primary',
  'primary-soft',
  'accent',
  'accent-text',
  'danger',
  'success',
  'info',
  'focus',
] as const

const shapeAt = (index: number) => shapes[index % shapes.length] ?? 'a'

export const FoundationSections = () => (
  <>
    <Panel>
      <PanelHeader title="Type" />
      <div className="gallery-stack">
        <p className="gallery-display">Sit. Breathe. Notice.</p>
        <p className="gallery-section-type">Recommendations that cite your log</p>
        <p className="panel-title">Practice distribution</p>
        <p>
          You practised <em>prāṇāyāma</em> on three evenings this week. <a href="#type">A link</a> in a sentence.
        </p>
        <p className="gallery-meta">Thu 13 Nov, 21:10</p>
      </div>
    </Panel>
    <Panel>
      <PanelHeader title="Logo" aside="xs, sm, md, lg, xl" />
      <div className="gallery-stack">
        <Logo size="xs" />
        <Logo size="sm" />
        <Logo size="md" />
        <Logo size="lg" />
        <Logo size="xl" hideText />
      </div>
    </Panel>
    <Panel>
      <PanelHeader title="Limbs" />
      <ul className="gallery-limbs">
        {limbs.map((limb, index) => (
          <li key={limb}>
            <Stone tone={limb} shape={shapeAt(index)}>
              <LimbSymbol limb={limb} />
            </Stone>
            {limb}
          </li>
        ))}
      </ul>
    </Panel>
    <Panel>
      <PanelHeader title="Moods" />
      <ul className="gallery-moods">
        {moods.map((mood, index) => (
          <li key={mood}>
            <Stone tone={mood} shape={shapeAt(index)} size="lg">
              <MoodSymbol mood={mood} />
            </Stone>
            {mood}
          </li>
        ))}
      </ul>
    </Panel>
    <Panel className="gallery-wide">
      <PanelHeader title="Colour" />
      <ul className="gallery-swatches">
        {colours.map((colour) => (
          <li key={colour}>
            <i style={{ background: `var(--${colour})` }} />
            {colour}
          </li>
        ))}
      </ul>
    </Panel>
  </>
)
