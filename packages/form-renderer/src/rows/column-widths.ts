/** How wide the columns of a table are. Fixed by the kind of field, never by what a row holds: rows are laid out one by one. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { columnWidth } from '../widgets/cells/column-width'

const LEAD_PX = { edit: 48, read: 40 } as const
const ACTS_PX = 44

/** The grid tracks of one row (its number, its fields, its actions), and the width below which the table scrolls sideways. */
export function columnTracks(fields: readonly AnyKnownWidget[], hasActs: boolean): { readonly tracks: string; readonly least: string } {
  const widths = fields.map(columnWidth)
  const ends = hasActs ? [LEAD_PX.edit, ACTS_PX] : [LEAD_PX.read]
  const [lead, actions] = ends.map((width) => `${width}px`)
  const inner = widths.map(({ least, share }) => `minmax(${least}px, ${share}fr)`)
  const sum = [...ends, ...widths.map(({ least }) => least)].reduce((total, width) => total + width, 0)
  return { tracks: [lead, ...inner, actions].filter((track) => track !== undefined).join(' '), least: `${sum}px` }
}
