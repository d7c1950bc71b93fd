/** Reads the session's token from the headers of a request. */

/** The cookie of spec 4.4 as an `Authorization` header, for the few reading calls a page makes without script. */
export function authorizationOfCookie(cookie: string | undefined): string | undefined {
  const token = /(?:^|;\s*)Admin-Token=([A-Za-z0-9_-]{43})(?:;|$)/.exec(cookie ?? '')?.[1]
  return token === undefined ? undefined : `Bearer ${token}`
}

/** The token of an `Authorization: Bearer …` header, of a session or of a program, or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer ((?:fwt_)?[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1] ?? null
}
