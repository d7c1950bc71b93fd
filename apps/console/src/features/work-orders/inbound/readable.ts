/** The body of a call, to be read by people. */

/** Indented, where it is complete JSON. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
