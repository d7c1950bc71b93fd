/** Reads and writes xlsx and csv files in a separate thread, so that large files do not block the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { unzipSync } from 'fflate'
import { readSheet, type SheetData } from 'read-excel-file/universal'
import writeXlsxFile from 'write-excel-file/node'

/** Far more than 5,000 people fill; a small file can claim a thousand times as much. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
const MAX_ENTRIES = 200

interface Reading {
  readonly kind: 'read'
  readonly file: Uint8Array<ArrayBuffer>
  /** Rows that are handed back at most, and cells of each. */
  readonly rows: number
  readonly cells: number
}
type Cells = readonly (readonly (string | Date)[])[]
interface Writing {
  readonly kind: 'write'
  readonly sheets: readonly { readonly name: string; readonly rows: Cells; readonly widths: readonly number[] }[]
}
interface WritingText {
  readonly kind: 'write-csv'
  readonly rows: Cells
}

function requireBounded(file: Uint8Array): void {
  let [unpacked, entries] = [0, 0]
  unzipSync(file, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      entries += 1
      return false
    },
  })
  if (entries === 0 || entries > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES) throw new RangeError('not a sheet, or too large unpacked')
}

async function read({ file, rows, cells }: Reading): Promise<string[][]> {
  const found = isZip(file) ? await readBook(file) : readText(file, rows)
  return found.slice(0, rows).map((row) => row.slice(0, cells).map((cell) => (cell === null ? '' : String(cell).trim())))
}

const isZip = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b

/** A spreadsheet separates by what its country uses. Rows may be longer or shorter than the heading. */
function readText(file: Uint8Array, rows: number): string[][] {
  const text = decoded(file)
  // No text has it: what is something else is refused as such.
  if (text.includes('\0')) throw new RangeError('not a text')
  const heading = text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1)
  const delimiter = ['\t', ';'].find((one) => heading.includes(one) && !heading.includes(',')) ?? ','
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to: rows }
  return parse(text, options)
}

/** Excel saves with a mark of UTF-8 or UTF-16, or in the code page of its country: here that of China. */
function decoded(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(file)
  }
}

async function readBook(file: Uint8Array<ArrayBuffer>): Promise<SheetData<string>> {
  requireBounded(file)
  // Numbers stay the text they were typed as: 007 is a user name, and a phone number is no quantity.
  return readSheet(file.buffer, { parseNumber: (text) => text })
}

/** A text cell even where the text looks like a number or a date; the first row is the heading. A moment is shown as its UTC digits, for a cell has no time zone. */
async function write({ sheets }: Writing): Promise<Uint8Array> {
  const written = writeXlsxFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: widths.map((width) => ({ width })),
      data: rows.map((row, at) =>
        row.map((value) => {
          if (value === '') return null
          if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd hh:mm' }
          return { value, type: String, format: '@', ...(at === 0 ? { fontWeight: 'bold' as const } : {}) }
        }),
      ),
    })),
  )
  return written.toBuffer()
}

/** With a byte order mark: without one a spreadsheet assumes its country's code page. */
function writeText({ rows }: WritingText): Uint8Array {
  const text = stringify(
    rows.map((row) => [...row]),
    { bom: true, record_delimiter: 'windows', cast: { date: (moment) => moment.toISOString().slice(0, 16).replace('T', ' ') } },
  )
  return Buffer.from(text)
}

function run(task: Reading | Writing | WritingText) {
  if (task.kind === 'read') return read(task)
  return task.kind === 'write' ? write(task) : writeText(task)
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin; that is for windows
parentPort?.postMessage(await run(workerData))
