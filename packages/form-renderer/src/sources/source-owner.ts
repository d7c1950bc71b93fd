/** A form's identity for its requests to sources. The cache behind it is in `source-pool.ts`, which is loaded with the first widget that has a source. */

declare const owner: unique symbol

/** An object without content: {@link poolOf} finds the form's cache by its identity. */
export interface SourceOwner {
  readonly [owner]?: never
}

export const newSourceOwner = (): SourceOwner => ({})
