/** Where `?redirect=` may lead: an address inside this app, or home. Everything else (other hosts, schemes, the sign-in page) is home. */
const LONGEST = 2048
const PUBLIC_PATHS = ['/login', '/auth-redirect', '/redirect', '/401', '/404']

export function safeRedirect(asked: string | null | undefined, origin: string = location.origin): string {
  if (asked === null || asked === undefined || asked.length > LONGEST) return '/'
  // Browsers read a backslash as a slash and skip tabs and line ends: a path with them may lead elsewhere.
  if (!asked.startsWith('/') || asked.startsWith('//') || isDisguised(asked)) return '/'
  const decoded = tryDecode(asked)
  if (decoded === null || /^\/[\s/\\]/.test(decoded) || isDisguised(decoded.split('?')[0] ?? '')) return '/'
  if (!URL.canParse(asked, origin)) return '/'
  const url = new URL(asked, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/'
  if (PUBLIC_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}

/** A backslash or a control character. */
function isDisguised(text: string): boolean {
  return Array.from(text).some((character) => character === '\\' || character < ' ' || character === '\u007F')
}

function tryDecode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
