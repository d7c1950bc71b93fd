/** What reading the JSON of a stored definition gives, whether it is read at once or when the importer has come. */
import type { DefinitionInput, FormDefinition } from '@formwork/form-schema'
import type { ReactNode } from 'react'

export type ReadDefinition =
  | { readonly ok: true; readonly form: FormDefinition }
  /** `retry` is there when it was the importer that could not be loaded. */
  | { readonly ok: false; readonly message: string; readonly retry?: () => void }

export interface ImportedFormProps {
  readonly definition: DefinitionInput
  readonly children: (read: ReadDefinition) => ReactNode
}
