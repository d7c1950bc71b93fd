/**
 * Cleans rich text before anybody sees it. The only way from a stored HTML text into the document: what comes out are nodes, not markup, so
 * it works under `require-trusted-types-for 'script'` where DOMPurify's own policy, `dompurify`, is allowed. Loaded on demand.
 */
import { isSafeAddress } from '@formwork/form-schema'
import createDOMPurify, { type Config } from 'dompurify'
import { plainText } from './plain-text'
import { isSafeLink } from './safe-link'

const TAGS = (
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s span strike strong sub sup u ul ' +
  'table caption colgroup col thead tbody tfoot tr th td'
).split(' ')
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'target', 'rel']

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // Not in the list anyway; a style could load a picture or cover the page.
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
  // A named element would hide what scripts expect under that name.
  SANITIZE_DOM: true,
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
}

/** Makes clean nodes of an HTML text from anywhere. They belong to no page yet: nothing in them loads before they are put somewhere. */
export type Cleaner = (html: string) => DocumentFragment

export function openCleaner(view: Window & typeof globalThis): Cleaner {
  const purify = withoutPage(view) ?? createDOMPurify(view)
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') sanitizeLink(node)
    if (node.nodeName === 'IMG') sanitizeImage(node)
  })
  return (html) => {
    try {
      return purify.sanitize(html, CONFIG)
    } catch {
      // A page that enforces Trusted Types and does not list DOMPurify's policy reads the words.
      const words = view.document.createDocumentFragment()
      words.append(plainText(html))
      return words
    }
  }
}

type Purify = ReturnType<typeof createDOMPurify>

/**
 * Browsers check even a document that is never shown against the policy of its page: each style and handler in a hostile text would be reported.
 * Content parsed with the window of a removed frame has no page, and loads nothing.
 *
 * @returns null in a browser that cannot parse that way.
 */
function withoutPage({ document }: Window): Purify | null {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  try {
    const gone = frame.contentDocument?.defaultView
    if (!gone) return null
    const purify = createDOMPurify(gone)
    // Its policy of Trusted Types is made at the first use, which needs the frame.
    purify.sanitize('')
    frame.remove()
    return purify.sanitize('<b>a</b>', CONFIG).textContent === 'a' ? purify : null
  } catch {
    return null
  } finally {
    frame.remove()
  }
}

function sanitizeLink(link: Element): void {
  const address = link.getAttribute('href')
  link.removeAttribute('target')
  link.removeAttribute('rel')
  if (address === null || !isSafeLink(address)) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function sanitizeImage(image: Element): void {
  if (!isSafeAddress(image.getAttribute('src'))) {
    image.remove()
    return
  }
  image.setAttribute('loading', 'lazy')
  image.setAttribute('referrerpolicy', 'no-referrer')
}
