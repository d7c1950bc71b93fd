/** What reading the JSON of a stored definition gives, whether it is read at once or when the importer has come. */
import type { DefinitionInput, FormDefinition, LanguageTag, WidgetDefinitions } from '@formwork/form-schema'
import type { ReactNode } from 'react'
import type { MissingProps } from '../loading/lazy-part'

/** A refusal has a text, or, where it was the importer that could not be loaded, what was caught and a retry. */
export type ReadDefinition =
  | { readonly ok: true; readonly form: FormDefinition }
  | ({ readonly ok: false; readonly text?: string } & Partial<MissingProps>)

export interface DefinitionLoaderProps {
  readonly definition: DefinitionInput
  readonly widgets?: WidgetDefinitions | undefined
  /** The language that the texts of a translated form are wanted in. */
  readonly locale?: LanguageTag | undefined
  readonly children: (read: ReadDefinition) => ReactNode
}
