/** form-making 3 writes date formats with other tokens (YYYY-MM-DD); here they are yyyy MM dd HH mm ss. */
import type { ImportContext } from './import-context'

/** The format in our tokens. */
export function translateDateFormat(format: string, path: readonly (string | number)[], context: ImportContext): string {
  const translated = format.replaceAll('YYYY', 'yyyy').replaceAll('DD', 'dd')
  if (translated !== format) context.note('date-format.translated', path, { found: format, used: translated })
  return translated
}
