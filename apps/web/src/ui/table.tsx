// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets that
// a table is a table once its rows are laid out as grids, which ours are on phones; the roles remind it.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Column<Row> = {
  header: string
  render: (row: Row) => ReactNode
  numeric?: boolean
}

type TableProps<Row> = {
  /** The content of the table, for people who can't see its surroundings. */
  caption: string
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** Folds into two-column rows on phones. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  <table className="table-fold" role="table">
    <caption className="sr-only">{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column.header} role="columnheader" scope="col">
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map((column) => (
            <td key={column.header} role="cell" className={classNames(column.numeric && 'numerals')}>
              {column.render(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
