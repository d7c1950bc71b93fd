/** A form's place for its questions to sources. Empty until the first widget with a source comes, and brings the code for it along. */

declare const room: unique symbol

/** Tells one form from another, and nothing more; {@link poolOf} knows what belongs to it. */
export interface SourceOwner {
  readonly [room]?: never
}

export const newSourceOwner = (): SourceOwner => ({})
