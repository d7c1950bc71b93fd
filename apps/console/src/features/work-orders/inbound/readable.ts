/** The body of a call, to be read by people. */

/** With each part on a line of its own, where it is whole. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
