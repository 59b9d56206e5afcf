import { Panel, PanelHeader } from '#ui/panel.tsx'
import type { OpenFile } from './import.queries.ts'
import { importText } from './import.text.ts'

const { file: words } = importText

function factsOf({ file, opened }: OpenFile): [string, string][] {
  const name: [string, string] = [words.name, file.name]
  if (opened.source === 'table') {
    const { lines, delimiter, encoding } = opened
    return [name, [words.rows, words.count(lines)], [words.readAs, words.format(delimiter, encoding)]]
  }
  const size: [string, string] = [words.size, words.sizeOf(file.size)]
  return opened.firstDay === undefined ? [name, size] : [name, size, [words.covers, words.since(opened.firstDay)]]
}

export const FilePanel = ({ open }: { open: OpenFile }) => (
  <Panel aria-labelledby="import-this-file">
    <PanelHeader id="import-this-file" title={words.title} />
    <dl className="import-facts">
      {factsOf(open).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className="import-hint">{words.reassurance}</p>
  </Panel>
)
