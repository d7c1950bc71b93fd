/** Sheets of people for tests: written the way the server writes them, sent the way a browser sends them. */
import { writeSheetFile } from '../modules/sheets/run-sheet-worker'
import { COLUMN_WIDTHS, COLUMNS, headingOf } from '../modules/people-sheets/sheet-columns'

export type SheetRow = Partial<Record<(typeof COLUMNS)[number], string>>

export function peopleSheet(rows: readonly SheetRow[]): Promise<Buffer> {
  const cells = rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))
  const headings = COLUMNS.map((column) => headingOf(column, 'zh-CN'))
  return writeSheetFile([{ name: '用户', rows: [headings, ...cells], widths: COLUMN_WIDTHS }])
}

export const SHEET_HEADERS = { 'content-type': 'multipart/form-data; boundary=sheet' }

/** The body of an import. */
export function importBody(file: Buffer, password: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const field = Object.entries({ password, ...more })
    .map(([name, value]) => `--sheet\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const head = `--sheet\r\nContent-Disposition: form-data; name="file"; filename="people.xlsx"\r\n\r\n`
  return Buffer.concat([Buffer.from(field + head), file, Buffer.from('\r\n--sheet--\r\n')])
}
