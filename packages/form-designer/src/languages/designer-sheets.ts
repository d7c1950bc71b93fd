/** Spreadsheets, read and written by the host: the designer itself writes CSV. */

/**
 * How a host reads and writes spreadsheets.
 *
 * @example const sheets: DesignerSheets = { read: (file) => readXlsx(file), write: (rows) => writeXlsx(rows) }
 */
export interface DesignerSheets {
  /** The cells of the first sheet as texts; rejects for a file that is not a sheet. */
  readonly read: (file: File) => Promise<readonly (readonly string[])[]>
  readonly write: (rows: readonly (readonly string[])[]) => Promise<Blob>
}
