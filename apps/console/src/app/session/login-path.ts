/** The address of the sign-in page, with the address to return to. */
export const LOGIN_PATH = '/login'

export function loginPath(from: string): string {
  return from === '/' ? LOGIN_PATH : `${LOGIN_PATH}?redirect=${encodeURIComponent(from)}`
}
