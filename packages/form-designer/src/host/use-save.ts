/** One save at a time; what was changed while it was on its way stays unsaved. */
import type { FormDefinition } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import { useDesigner } from '../store/designer-context'
import { formOf } from '../store/form-of'

export function useSave(onSave: ((form: FormDefinition) => unknown) | undefined) {
  const { store } = useDesigner()
  const [isSaving, setSaving] = useState(false)
  const isRunning = useRef(false)
  const save = async () => {
    if (onSave === undefined || isRunning.current) return
    isRunning.current = true
    setSaving(true)
    try {
      // The visible state is saved: text that is still being typed too, with the data keys of titles just typed.
      if (!(await store.getState().settle())) return
      const { document, saved } = store.getState()
      if (document === saved) return
      await onSave(formOf(document))
      store.getState().markSaved(document)
      store.getState().notify({ kind: 'saved' }, { shown: true })
    } catch (error) {
      store.getState().notify({ kind: 'save-failed', reason: error instanceof Error ? error.message : '' }, { shown: true })
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }
  return { isSaving, save: () => void save() }
}
