/** What a host can ask of a designer, done on its store. */
import { type FormDefinition, toDocument, type WidgetDefinitions } from '@formwork/form-schema'
import { commandsBetween } from '../replay/origins'
import { replay } from '../replay/replay'
import type { DesignerStore } from '../store/create-designer-store'
import { formOf } from '../store/form-of'
import { readAtOnce, readForm } from '../store/read-form'
import type { FormDesignerHandle, RebaseResult } from './designer-props'

export interface HandleInput {
  readonly store: DesignerStore
  readonly widgets: WidgetDefinitions
  /** Starts over with a form, without telling the host. */
  readonly load: (form: FormDefinition) => void
  /** The host has it: handed back through the prop it changes nothing. */
  readonly onGiven: (form: FormDefinition) => void
}

export function handleOf({ store, widgets, load, onGiven }: HandleInput): FormDesignerHandle {
  const state = store.getState
  return {
    getForm: () => {
      const current = formOf(state().document)
      onGiven(current)
      return current
    },
    setForm: async (next) => {
      // A form is there when the call returns; what has to be imported first is there when the promise is kept.
      const result = readAtOnce(next, widgets) ?? (await readForm(next, widgets))
      if (result.ok) load(result.form)
      return result
    },
    settle: () => state().settle(),
    isDirty: () => state().document !== state().saved,
    markSaved: () => state().markSaved(),
    select: (key) => {
      state().setView({ panelTab: key === null ? 'form' : 'field', paletteOpen: false })
      state().select(key)
      state().requestFocus()
    },
    showProblems: () => state().setView({ sideTab: 'problems', paletteOpen: true }),
    showTest: (id) => state().setView({ dialog: 'preview', shownTest: id }),
    replaceForm: async (next, step = 'restore') => {
      const result = readAtOnce(next, widgets) ?? (await readForm(next, widgets))
      if (result.ok) state().dispatch({ type: 'replace-form', form: result.form, origin: step })
      return result
    },
    rebase: (theirs, { tryOut = false } = {}) => rebase(store, theirs, tryOut),
  }
}

function rebase(store: DesignerStore, theirs: FormDefinition, tryOut: boolean): RebaseResult {
  const { saved, document } = store.getState()
  const commands = commandsBetween(saved, document)
  if (commands === null) return { ok: false, conflicts: null }
  const onto = toDocument(theirs)
  const result = replay({ commands, base: saved, theirs: onto })
  if (!result.ok) return result
  if (!tryOut) store.getState().rebase(onto, result.document)
  return { ok: true, form: formOf(result.document) }
}
