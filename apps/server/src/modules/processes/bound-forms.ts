/** The forms of a draft: the bound one and further ones, as they are now, and as a published version pins them. */
import type { JsonObject, ProblemIssue } from '@formwork/api-contract'
import { fittingOperators, type FormDefinition, importDefinition, inputFields, type WidgetDefinitions } from '@formwork/form-schema'
import type { FormFieldInfo, ProcessDefinition } from '@formwork/workflow-core'
import type { Queryable } from '../../db/client'
import type { Locale } from '../../domain/locale'
import type { PinnedForm } from '../../domain/pinned-form'
import { refuse, refuseAt } from '../../domain/refusal'
import { modelsOf, type ProcessForms } from '../../workflow/forms/process-forms'
import { formIssues } from '../forms/form-issues'
import { type BoundForm, findBoundForm, findBoundForms } from './process-repo'

/** A form of a draft that can be read. */
interface DraftForm {
  readonly bound: BoundForm
  readonly form: FormDefinition
  readonly firstNodeId: string | null
}

export interface DraftForms {
  readonly main: DraftForm | null
  readonly further: readonly DraftForm[]
}

interface Drafted {
  readonly formId: string | null
  readonly definition: ProcessDefinition
}

/** @throws {Refusal} `form.not-found` for forms that were removed, at the place that names them */
export async function requireForms(
  tx: Queryable,
  { formId, definition }: Drafted,
): Promise<{ main: BoundForm | null; further: BoundForm[] }> {
  const main = formId === null ? null : await findBoundForm(tx, formId)
  if (formId !== null && main === null) throw refuse('form.not-found')
  const named = definition.settings?.forms ?? []
  if (named.length === 0) return { main, further: [] }
  const found = new Map((await findBoundForms(tx, named)).map((form) => [form.id, form]))
  return {
    main,
    further: named.map(({ formId: id }, index) => {
      const form = found.get(id)
      if (form === undefined) throw refuseAt(['definition', 'settings', 'forms', index, 'formId'], 'form.not-found')
      return form
    }),
  }
}

/** @throws {Refusal} `form.not-found`, `form.invalid` */
export async function readForms(tx: Queryable, draft: Drafted, widgets: WidgetDefinitions): Promise<DraftForms> {
  const { main, further } = await requireForms(tx, draft)
  const places = draft.definition.settings?.forms ?? []
  return {
    main: main === null ? null : { bound: main, form: readForm(main.definition, widgets), firstNodeId: null },
    further: further.map((bound, index) => ({
      bound,
      form: readForm(bound.definition, widgets),
      firstNodeId: places[index]?.firstNodeId ?? null,
    })),
  }
}

/** As a case is run with them; without a bound form with one that has no fields. */
export const toProcessForms = ({ main, further }: DraftForms, widgets: WidgetDefinitions): ProcessForms => [
  main ?? { form: readForm({ list: [], config: {} }, widgets), firstNodeId: null },
  ...further,
]

/** What the publish check knows of the fields; the forms' names only where there are several. */
export function fieldsOf({ main, further }: DraftForms): FormFieldInfo[] {
  const forms = [...(main === null ? [] : [main]), ...further]
  return forms.flatMap(({ bound: { id, name }, form }) =>
    inputFields(form).map((field) => ({
      model: field.model,
      label: field.name,
      operators: fittingOperators(field),
      ...(further.length === 0 ? {} : { form: { formId: id, name } }),
    })),
  )
}

/** What keeps people from filling any of them. */
export function issuesOfForms({ main, further }: DraftForms, locale: Locale): ProblemIssue[] {
  return [
    ...(main === null ? [] : formIssues(main.form, locale)),
    ...further.flatMap(({ bound, form }) =>
      formIssues(form, locale).map(({ path: [, ...rest], message, ...issue }) => ({
        ...issue,
        path: ['forms', bound.id, ...rest],
        message: `${bound.name}${locale === 'en' ? ': ' : '：'}${message}`,
      })),
    ),
  ]
}

/** Null for a process of one form, or none. */
export function pinnedForms({ further }: DraftForms): PinnedForm[] | null {
  if (further.length === 0) return null
  return further.map(({ bound: { id, name, revision, definition }, form, firstNodeId }) => ({
    formId: id,
    name,
    revision,
    firstNodeId,
    fields: modelsOf(form),
    form: definition,
  }))
}

function readForm(definition: JsonObject, widgets: WidgetDefinitions): FormDefinition {
  const imported = importDefinition(definition, { widgets })
  if (!imported.ok) throw refuse('form.invalid')
  return imported.form
}
