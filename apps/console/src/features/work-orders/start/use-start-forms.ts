/** The forms that are filled in to start a ticket: the one of the process, and further ones of the start. Their values are sent as one record. */
import type { CatalogueDetail, ProblemIssue } from '@formwork/api-contract'
import { FormDataError, type FormRendererHandle } from '@formwork/form-renderer'
import { type FormDefinition, importDefinition, inputFields } from '@formwork/form-schema'
import { useMemo, useRef } from 'react'
import { useLocale } from '../../../shared/i18n/use-locale'
import { formByRights, writtenValues } from '../form-by-rights'
import { refusedLine } from './refused-line'

export interface StartForm {
  readonly id: string
  /** Empty for the form of the process itself. */
  readonly name: string
  readonly form: FormDefinition
  readonly models: ReadonlySet<string>
}

export interface StartForms {
  readonly forms: readonly StartForm[]
  readonly handleOf: (id: string) => (handle: FormRendererHandle | null) => void
  /** Null when a rule is broken; the form shows which. A process without a form has no values. */
  readonly read: () => Promise<Record<string, unknown> | null>
  /** The present values, whether a rule is broken or not. */
  readonly draft: () => Record<string, unknown>
  /** Shows the issues of the server at its fields. @returns issues that belong to no field that is shown */
  readonly showIssues: (issues: readonly ProblemIssue[]) => readonly ProblemIssue[]
}

export function useStartForms({ form, forms: further, rights: named }: Pick<CatalogueDetail, 'form' | 'forms' | 'rights'>): StartForms {
  const locale = useLocale()
  const rights = useMemo(() => ({ rights: named ?? {}, otherRight: 'write' as const }), [named])
  const forms = useMemo(
    () =>
      [...(form === null ? [] : [{ id: 'form', name: '', form }]), ...(further ?? [])].flatMap((each) =>
        readForm({ ...each, form: formByRights(each.form, rights) }),
      ),
    [form, further, rights],
  )
  const handles = useRef(new Map<string, FormRendererHandle>())
  const shown = () => forms.flatMap(({ id }) => handles.current.get(id) ?? [])
  return {
    forms,
    handleOf: (id) => (handle) => {
      if (handle === null) handles.current.delete(id)
      else handles.current.set(id, handle)
    },
    read: async () => {
      // Every form shows its missing values; the first form with any gets the focus.
      if (shown().length > 1) await Promise.all(shown().map((handle) => handle.validate()))
      try {
        const values: Record<string, unknown> = {}
        for (const handle of shown()) Object.assign(values, await handle.getData())
        return writtenValues(values, rights)
      } catch (error) {
        if (error instanceof FormDataError) return null
        throw error
      }
    },
    draft: () => writtenValues(Object.assign({}, ...shown().map((handle) => handle.getValues())), rights),
    showIssues: (issues) => {
      const placed = issues.map((issue) => ({ issue, path: inForm(issue), at: formOf(forms, issue) }))
      // The first form is validated last, so that it has the focus.
      for (const { id, form: definition } of forms.toReversed()) {
        const own = placed.filter(({ at }) => at?.id === id)
        if (own.length > 0)
          handles.current
            .get(id)
            ?.showIssues(own.map(({ issue, path }) => ({ path: [...path], message: refusedLine(issue, definition, locale) })))
      }
      return placed.filter(({ at }) => at === undefined).map(({ issue }) => issue)
    },
  }
}

function readForm({ id, name, form }: { readonly id: string; readonly name: string; readonly form: Readonly<Record<string, unknown>> }) {
  const imported = importDefinition(form)
  return imported.ok ? [{ id, name, form: imported.form, models: new Set(inputFields(imported.form).map(({ model }) => model)) }] : []
}

/** The path of a value without the name under which the call carries the values. */
const inForm = ({ path }: ProblemIssue) => (path[0] === 'values' ? path.slice(1) : path)

const formOf = (forms: readonly StartForm[], issue: ProblemIssue) => {
  const [model] = inForm(issue)
  return forms.find(({ models }) => typeof model === 'string' && models.has(model))
}
