/** Spreadsheets for the table of translations; the code that reads and writes them is loaded when it is first asked for. */
import type { DesignerSheets } from '@formwork/form-designer'

export const formSheets: DesignerSheets = {
  async read(file) {
    const { readSheet } = await import('read-excel-file/universal')
    const rows = await readSheet(await file.arrayBuffer(), { parseNumber: (text) => text })
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  },
  async write(rows) {
    const { default: writeXlsxFile } = await import('write-excel-file/universal')
    const data = rows.map((row, at) =>
      row.map((value) =>
        value === '' ? null : { value, type: String, format: '@', ...(at === 0 ? { fontWeight: 'bold' as const } : {}) },
      ),
    )
    return writeXlsxFile(data, { stickyRowsCount: 1, columns: (rows[0] ?? []).map(() => ({ width: 32 })) }).toBlob()
  },
}
