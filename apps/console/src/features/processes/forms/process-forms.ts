/** Questions about all forms of a process together. Pure. */
import type { FormDetail } from '@formwork/api-contract'
import { type FormDefinition, type FormValues, inputFields, type SeenValues, seenValues } from '@formwork/form-schema'
import type { ProcessDefinition, ProcessSettings } from '@formwork/workflow-core'

export interface ProcessForm {
  readonly id: string
  readonly name: string
  /** The step at which it is first filled in; null: the start, as the bound one. */
  readonly firstNodeId: string | null
  readonly form: FormDefinition
}

export type FormPlace = NonNullable<ProcessSettings['forms']>[number]

export const furtherForms = ({ settings }: ProcessDefinition): readonly FormPlace[] => settings?.forms ?? []

/** As conditions see them. */
export function seenInForms(forms: readonly ProcessForm[], values: FormValues): SeenValues {
  const parts = forms.map(({ form }) => seenValues(form, values))
  return { values: Object.assign({}, ...parts.map((part) => part.values)), empty: parts.flatMap(({ empty }) => empty) }
}

/** Those of one form. */
export function ownValues({ form }: ProcessForm, values: FormValues): FormValues {
  const models = new Set(inputFields(form).map(({ model }) => model))
  return Object.fromEntries(Object.entries(values).filter(([model]) => models.has(model)))
}

/** Publishing a process takes the published version of a form: its number where the saved draft differs from it, else null. */
export const takenVersion = ({ publishedVersion, hasUnpublishedChanges }: FormDetail): number | null =>
  hasUnpublishedChanges ? publishedVersion : null
