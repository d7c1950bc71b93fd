/** The session token's cookie. Spec 4.4: it is named Admin-Token; the API itself only accepts the Authorization header. */
const NAME = 'Admin-Token'
const CHANNEL = 'formwork.token'

/** The token where the browser takes no cookie: it lasts until the page is reloaded. */
let memoryToken: string | null = null

function attributes(): string {
  return `path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}

export function readToken(): string | null {
  for (const part of document.cookie.split(';')) {
    const [name, ...value] = part.trim().split('=')
    if (name === NAME && value.length > 0) return decodeURIComponent(value.join('=')) || memoryToken
  }
  return memoryToken
}

/** False where the browser takes no cookies: a reload then needs another sign-in. */
export const isTokenKept = (): boolean => memoryToken === null

/** `expires` is an instant; without it the cookie ends with the browser session. */
export function writeToken(token: string, expires?: string): void {
  const until = expires === undefined ? '' : `; expires=${new Date(expires).toUTCString()}`
  // oxlint-disable-next-line unicorn/no-document-cookie -- CookieStore is asynchronous and missing in Firefox ESR
  document.cookie = `${NAME}=${encodeURIComponent(token)}; ${attributes()}${until}`
  memoryToken = null
  if (readToken() !== token) memoryToken = token
  tellOtherTabs('signed-in')
}

/** What another tab of this browser did with the session of all of them. */
export type TokenNews = 'signed-in' | 'signed-out'

/** The channel this tab listens to: a channel does not receive its own messages. */
let listening: BroadcastChannel | null = null

export function tellOtherTabs(news: TokenNews): void {
  const channel = listening ?? new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; that is for windows
  channel.postMessage(news)
  if (channel !== listening) channel.close()
}

/** Notifies when another tab of this browser has written a token, or its person has signed out there. @returns a function that ends it. */
export function onTokenOfOtherTab(listener: (news: TokenNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data === 'signed-out' ? 'signed-out' : 'signed-in'))
  listening = channel
  return () => {
    if (listening === channel) listening = null
    channel.close()
  }
}

export function clearToken(): void {
  memoryToken = null
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = `${NAME}=; ${attributes()}; expires=Thu, 01 Jan 1970 00:00:00 GMT`
}
