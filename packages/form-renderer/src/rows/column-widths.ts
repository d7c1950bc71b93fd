/** How wide the columns of a table are. Fixed by the kind of field, never by what a row holds: rows are laid out one by one. */
import { type AnyKnownWidget, dateValueKind } from '@formwork/form-schema'

const LEAD_PX = { edit: 48, read: 40 } as const
const ACTS_PX = 44

/** The grid tracks of one row (its number, its fields, its acts), and the width below which the table scrolls sideways. */
export function columnTracks(fields: readonly AnyKnownWidget[], hasActs: boolean): { readonly tracks: string; readonly least: string } {
  const widths = fields.map(widthOf)
  const ends = hasActs ? [LEAD_PX.edit, ACTS_PX] : [LEAD_PX.read]
  const [lead, acts] = ends.map((width) => `${width}px`)
  const inner = widths.map(({ least, share }) => `minmax(${least}px, ${share}fr)`)
  const sum = [...ends, ...widths.map(({ least }) => least)].reduce((total, width) => total + width, 0)
  return { tracks: [lead, ...inner, acts].filter((track) => track !== undefined).join(' '), least: `${sum}px` }
}

function widthOf(field: AnyKnownWidget): { readonly least: number; readonly share: number } {
  switch (field.type) {
    case 'switch':
      return { least: 72, share: 0.5 }
    case 'color':
      return { least: 132, share: 0.8 }
    case 'number':
      return { least: 120, share: 1 }
    case 'textarea':
    case 'cascader':
    case 'slider':
      return { least: 200, share: 2 }
    case 'date':
      return dateValueKind(field.options) === 'single' ? { least: 168, share: 1.2 } : { least: 260, share: 2 }
    case 'time':
      return field.options.isRange ? { least: 260, share: 2 } : { least: 140, share: 1 }
    case 'editor':
      return { least: 280, share: 3 }
    case 'imgupload':
    case 'file':
      return { least: 220, share: 2 }
    default:
      return { least: 144, share: 1.4 }
  }
}
