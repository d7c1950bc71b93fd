/** The options of `editor`. */
import type { OptionsOf } from '../../define-widget'
import { text } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What an `editor` can be told, with defaults. */
export const editorOptions = z.object({ ...fieldOptions(), defaultValue: text(), placeholder: text() })

/** The options of `editor`, complete with defaults. */
export type EditorOptions = OptionsOf<typeof editorOptions>
