/** Every field that a value can be read from or written to, with its form's name where there are several. */
import { useMemo } from 'react'
import type { RightsField } from '../../rights/rights-fields'
import type { SearchChoice } from '../controls/SearchSelect'
import { useEditor } from '../editor-context'

export function useFieldChoices(): readonly SearchChoice<string>[] {
  const { rightsFields } = useEditor()
  return useMemo(() => choicesOfFields(rightsFields), [rightsFields])
}

/** Columns of subforms are left out: a subform is copied as a whole. */
export function choicesOfFields(all: readonly RightsField[]): readonly SearchChoice<string>[] {
  const fields = all.filter(({ isColumn }) => !isColumn)
  const hasForms = new Set(fields.map(({ formName }) => formName)).size > 1
  return fields.map(({ model, label, formName }) => ({ value: model, label, ...(hasForms ? { detail: formName } : {}) }))
}
