/** The words of formatted text: tags go, entities become characters. One pass, whatever the text is. */

/** Elements that start a new line. */
const BLOCKS: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'hr'])
/** Elements whose content is not for reading. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head'])
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const LONGEST_ENTITY = 10
const HIGHEST_CODE_POINT = 0x10ffff

/**
 * The words of a piece of HTML, one line per block.
 *
 * @example plainText('<p>Read <b>this</b></p><p>a &lt; b</p>') // 'Read this\na < b'
 */
export function plainText(html: string): string {
  const words: string[] = []
  let at = 0
  while (at < html.length) {
    const tag = tagAt(html, at)
    if (tag !== null) {
      if (BLOCKS.has(tag.name)) words.push('\n')
      at = UNREAD.has(tag.name) && !tag.closes ? endOfUnread(html, tag.end, tag.name) : tag.end
      continue
    }
    const entity = html[at] === '&' ? entityAt(html, at) : null
    words.push(entity?.text ?? html.charAt(at))
    at = entity?.end ?? at + 1
  }
  return tidy(words.join(''))
}

/** True for text that {@link plainText} would change by more than white space. */
export function isFormatted(text: string): boolean {
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) if (tagAt(text, at) !== null) return true
  return false
}

interface Tag {
  readonly name: string
  readonly closes: boolean
  readonly end: number
}

/** The tag or comment that starts here; a lone `<` is a character like any other. */
function tagAt(html: string, at: number): Tag | null {
  if (html[at] !== '<') return null
  const closes = html[at + 1] === '/'
  const start = at + (closes ? 2 : 1)
  if (!isLetter(html.charCodeAt(start)) && html[start] !== '!') return null
  const close = html.indexOf('>', start)
  // A tag that never ends takes the rest with it, as in a browser.
  const end = close === -1 ? html.length : close + 1
  let nameEnd = start
  while (nameEnd < end && isNamePart(html.charCodeAt(nameEnd))) nameEnd++
  return { name: html.slice(start, nameEnd).toLowerCase(), closes, end }
}

function endOfUnread(html: string, from: number, name: string): number {
  for (let at = html.indexOf('</', from); at !== -1; at = html.indexOf('</', at + 2)) {
    // The name first: looking for `>` at every bracket would be quadratic.
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return tagAt(html, at)?.end ?? html.length
  }
  return html.length
}

function entityAt(html: string, at: number): { readonly text: string; readonly end: number } | null {
  const end = html.slice(at, at + LONGEST_ENTITY).indexOf(';')
  if (end < 2) return null
  const name = html.slice(at + 1, at + end)
  const text = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : numbered(name)
  return text === undefined ? null : { text, end: at + end + 1 }
}

function numbered(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined
  const isHex = name[1] === 'x' || name[1] === 'X'
  const code = isHex ? Number(`0x${name.slice(2)}`) : Number(name.slice(1))
  const isCharacter = Number.isInteger(code) && code > 0 && code <= HIGHEST_CODE_POINT
  return isCharacter ? String.fromCodePoint(code) : undefined
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

function isNamePart(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 57) || code === 45
}

/** Single spaces, no empty lines. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.split(/\s/).filter(Boolean).join(' '))
  return lines.filter((line) => line !== '').join('\n')
}
