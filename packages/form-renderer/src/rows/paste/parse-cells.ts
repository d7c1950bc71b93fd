/** Reads what a spreadsheet puts on the clipboard: lines of cells between tabs, or between commas from a text file. */

/**
 * The cells of a copied range, row by row. A cell with a tab, a comma or a line break in it stands in quotes, with quotes doubled, as Excel,
 * Google Sheets and RFC 4180 write it; a quote inside a cell that does not start with one is only a quote.
 *
 * @example parseCells('a\t1\r\nb\t2\r\n') // [['a', '1'], ['b', '2']]
 */
export function parseCells(text: string): readonly (readonly string[])[] {
  const byTabs = split(text, '\t')
  if (text.includes('\t')) return byTabs
  const byCommas = split(text, ',')
  const width = byCommas[0]?.length ?? 0
  // Commas are cells only where every line agrees on their number; in one line they are a sentence.
  return width > 1 && byCommas.length > 1 && byCommas.every((row) => row.length === width) ? byCommas : byTabs
}

/** True for text that is several cells. Several lines in a field of several lines are one text, unless a spreadsheet says otherwise. */
export function isCellRange(text: string, html: string, isMultiline: boolean): boolean {
  if (text.includes('\t')) return true
  const isSheet = /<(?:table|google-sheets-html-origin)\b/i.test(html)
  return /\n./.test(text.replaceAll('\r\n', '\n')) && (isSheet || !isMultiline)
}

function split(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { value, end } = readCell(text, at, separator)
    row.push(value)
    const isLineEnd = text[end] !== separator
    if (isLineEnd) {
      rows.push(row)
      row = []
    }
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
    // A line break at the very end opens no further row.
    if (isLineEnd && at >= text.length) break
  }
  return rows
}

function readCell(text: string, start: number, separator: string): { readonly value: string; readonly end: number } {
  if (text[start] === '"') {
    let value = ''
    for (let at = start + 1; at < text.length; at++) {
      if (text[at] !== '"') value += text[at]
      else if (text[at + 1] === '"') value += text[at++]
      else if (isEnd(text, at + 1, separator)) return { value, end: at + 1 }
      else break
    }
  }
  let end = start
  while (!isEnd(text, end, separator)) end++
  return { value: text.slice(start, end), end }
}

function isEnd(text: string, at: number, separator: string): boolean {
  return at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r'
}
