/** Tables as CSV, the small part of RFC 4180 that a table of texts needs. */

/** Spreadsheets run a cell that begins like this. */
const RUNS = /^'*[=+\-@\t\r]/

export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(RUNS.test(cell) ? `'${cell}` : cell)).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Never throws: a quote that is not closed ends with the text. */
export function parseCsv(csv: string): string[][] {
  const text = csv.startsWith('\uFEFF') ? csv.slice(1) : csv
  const separator = separatorOf(text)
  const rows: string[][] = []
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false]
  const endCell = () => {
    row.push(RUNS.test(cell.slice(1)) && cell.startsWith("'") ? cell.slice(1) : cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** Spreadsheets of some languages write semicolons. What is within quotes of the first row separates nothing. */
function separatorOf(text: string): string {
  const bare = text.slice(0, 65_536).replace(/(^|[,;\t\n])"(?:[^"]|"")*"?/g, '$1')
  const end = bare.indexOf('\n')
  const head = end < 0 ? bare : bare.slice(0, end)
  return [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ','
}
