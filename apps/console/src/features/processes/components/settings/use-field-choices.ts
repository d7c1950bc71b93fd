/** Every field that a value can be taken from or given to, told apart by its form where there are several. */
import { useMemo } from 'react'
import type { SearchChoice } from '../controls/SearchSelect'
import { useEditor } from '../editor-context'

export function useFieldChoices(): readonly SearchChoice<string>[] {
  const { rightsFields } = useEditor()
  return useMemo(() => {
    const fields = rightsFields.filter(({ isColumn }) => !isColumn)
    const hasForms = new Set(fields.map(({ formName }) => formName)).size > 1
    return fields.map(({ model, label, formName }) => ({ value: model, label, ...(hasForms ? { detail: formName } : {}) }))
  }, [rightsFields])
}
