/** Questions about all forms of a ticket together. Pure. */
import type { FieldChange, FurtherForm, JsonObject, ProblemIssue } from '@formwork/api-contract'
import {
  type DisplayedField,
  displayValues,
  type FormDefinition,
  type FormValues,
  inputFields,
  type SeenValues,
  seenValues,
} from '@formwork/form-schema'
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { Locale } from '../../domain/locale'
import type { PinnedForm } from '../../domain/pinned-form'
import { type AttachedFiles, checkAttachments, type OwnFile } from '../attached-files'
import { fieldChanges } from '../rights/field-changes'

/** A form of a process; the bound one comes first. */
export interface ProcessForm {
  readonly form: FormDefinition
  /** The step at which it is first filled in; null: the start. */
  readonly firstNodeId: string | null
}
export type ProcessForms = readonly ProcessForm[]

export const isOfStart = ({ firstNodeId }: Pick<ProcessForm, 'firstNodeId'>): boolean => firstNodeId === null

/** As conditions see them. */
export function seenInForms(forms: ProcessForms, values: FormValues): SeenValues {
  const parts = forms.map(({ form }) => seenValues(form, values))
  return { values: Object.assign({}, ...parts.map((part) => part.values)), empty: parts.flatMap(({ empty }) => empty) }
}

/** As people read them. */
export const displayedInForms = (forms: ProcessForms, values: FormValues, locale: Locale): readonly DisplayedField[] =>
  forms.flatMap(({ form }) => displayValues(form, values, { locale }))

export const changesInForms = (forms: ProcessForms, before: JsonObject, after: JsonObject): FieldChange[] =>
  forms.flatMap(({ form }) => fieldChanges(form, before, after))

export function checkAttachmentsInForms(
  forms: ProcessForms,
  values: FormValues,
  ownFiles: readonly OwnFile[],
  locale: Locale,
): AttachedFiles {
  const parts = forms.map(({ form }) => checkAttachments(form, values, ownFiles, locale))
  const issues = parts.flatMap((part): readonly ProblemIssue[] => (part.ok ? [] : part.issues))
  if (issues.length > 0) return { ok: false, issues }
  return { ok: true, fileIds: [...new Set(parts.flatMap((part) => (part.ok ? part.fileIds : [])))] }
}

export const modelsOf = (form: FormDefinition): string[] => inputFields(form).map(({ model }) => model)

/** The values of these fields. */
export function valuesOf(models: readonly string[], values: JsonObject): JsonObject {
  return Object.fromEntries(models.flatMap((model) => (Object.hasOwn(values, model) ? [[model, values[model]]] : [])))
}

/** Something was entered into a form with these fields. */
export const isFilled = (models: readonly string[], values: JsonObject): boolean => models.some((model) => Object.hasOwn(values, model))

export const startIdOf = ({ nodes }: Pick<ProcessDefinition, 'nodes'>): string => nodes.find(({ kind }) => kind === 'start')?.id ?? ''

/** As the wire has it. */
export const furtherForm = (
  { formId, name, firstNodeId, form }: PinnedForm,
  definition: Pick<ProcessDefinition, 'nodes'>,
): FurtherForm => ({
  id: formId,
  name,
  nodeId: firstNodeId ?? startIdOf(definition),
  form,
})
