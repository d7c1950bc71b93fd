/** Whether a rich text has content: an editor that was opened and left stores `<p></p>`. */

/** Elements that say something without any text. */
const SPEAKING = /^(?:img|hr|video|audio|iframe|table|input)(?![a-z\d])/i

/** True when the HTML holds no visible character and no picture or the like. One pass, so that no text is slow. */
export function isEmptyHtml(html: string): boolean {
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    if (hasText(html.slice(at, open < 0 ? html.length : open))) return false
    if (open < 0) return true
    const close = html.indexOf('>', open)
    if (close < 0) return false // a `<` that opens no tag is text
    if (SPEAKING.test(html.slice(open + 1, close))) return false
    at = close + 1
  }
  return true
}

function hasText(text: string): boolean {
  return text.replaceAll('&nbsp;', ' ').trim() !== ''
}
