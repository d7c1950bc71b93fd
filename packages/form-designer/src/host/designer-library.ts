/** What a person keeps from one form to the next: blocks saved by name, and the types they use most. */
import type { JsonObject } from '@formwork/form-schema'

/**
 * Widgets saved under a name, to be put into any form.
 *
 * @example const address: DesignerBlock = { name: 'Address', definition: exportDefinition({ ...createForm(), list }) }
 */
export interface DesignerBlock {
  /** No two blocks have the same. */
  readonly name: string
  /** The widgets as a definition, which is plain JSON. */
  readonly definition: JsonObject
}

/** The saved blocks, and who keeps them. */
export interface DesignerBlocks {
  readonly list: readonly DesignerBlock[]
  /** Called with all of them after one was saved, renamed or deleted. Without it people can use blocks and not change them. */
  readonly onChange?: ((list: readonly DesignerBlock[]) => void) | undefined
}

/** The types that stand first in the palette, and who keeps them. */
export interface DesignerFavourites {
  readonly types: readonly string[]
  readonly onChange: (types: readonly string[]) => void
}
