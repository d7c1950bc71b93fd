/** The words of a rich text, without a document to parse it in: for servers, and until the cleaner is loaded. Never shown as markup. */

/** After these a new line begins. */
const BREAKS = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'table'])
/** The content of these is no text. */
const SILENT = new Set(['script', 'style', 'template', 'title', 'textarea', 'noscript', 'iframe', 'svg', 'math'])

const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** One pass, so that no text is slow. The result is text: `<` has to be escaped to be shown. */
export function plainText(html: string): string {
  const parts: string[] = []
  let silentIn = ''
  // Past it no tag ends: without this a text of nothing but `<a` would be searched to its end for each of them.
  const lastClose = html.lastIndexOf('>')
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const end = open < 0 ? html.length : open
    if (silentIn === '') parts.push(html.slice(at, end))
    if (open < 0) break
    const close = open < lastClose && /[a-z/!?]/i.test(html[open + 1] ?? '') ? html.indexOf('>', open) : -1
    if (close < 0) {
      // A `<` that opens no tag is text.
      if (silentIn === '') parts.push('<')
      at = open + 1
      continue
    }
    const tag = /^<\/?([a-z][a-z\d]*)/i.exec(html.slice(open, Math.min(close, open + 20)))?.[1]?.toLowerCase() ?? ''
    const isEnd = html[open + 1] === '/'
    if (silentIn === '' && BREAKS.has(tag) && (isEnd || tag === 'br')) parts.push('\n')
    if (silentIn === '' && !isEnd && SILENT.has(tag)) silentIn = tag
    else if (isEnd && tag === silentIn) silentIn = ''
    at = close + 1
  }
  return parts
    .join('')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
