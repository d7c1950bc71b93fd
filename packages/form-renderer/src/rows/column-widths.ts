/** How wide the columns of a table are. Fixed by the kind of field, never by what a row holds: rows are laid out one by one. */
import { type AnyKnownWidget, dateValueKind } from '@formwork/form-schema'

/** The grid tracks of one row: its number, its fields, its acts. */
export function columnTracks(fields: readonly AnyKnownWidget[], hasActs: boolean): string {
  const tracks = fields.map((field) => {
    const { least, share } = widthOf(field)
    return `minmax(${least}px, ${share}fr)`
  })
  return [hasActs ? '48px' : '40px', ...tracks, ...(hasActs ? ['44px'] : [])].join(' ')
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
