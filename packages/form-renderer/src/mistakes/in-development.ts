/** Whether a host is being developed: the one thing that is read of the surroundings, as bundlers write it. */

// Bundlers put a text in place of this name, and a browser without a bundler has no such object.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** False in tests, where code that comes late finds its page gone. */
export function isInDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === 'development'
  } catch {
    return false
  }
}
