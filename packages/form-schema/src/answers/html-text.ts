/** Rich text as plain text. One pass, so that no text is slow. */

/** Elements after which a line ends. */
const LINE_ENDS = /^(?:br|hr|\/(?:p|div|li|h[1-6]|tr|blockquote|pre))(?![a-z\d])/i

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: '\u00A0' }

/** The text that an HTML shows, paragraphs on lines of their own. For people to read: it is no HTML, and must be escaped like any text. */
export function htmlText(html: string): string {
  let text = ''
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    text += html.slice(at, open < 0 ? html.length : open)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    if (open < 0) break
    // A `<` that opens no tag is text.
    if (close < 0) return decoded(text + html.slice(open)).trim()
    if (LINE_ENDS.test(html.slice(open + 1, close))) text += '\n'
    at = close + 1
  }
  return decoded(text).trim()
}

const decoded = (text: string) => text.replaceAll(/&(#?\w{1,6});/g, (entity, name: string) => ENTITIES[name] ?? entity)
