/** The form's JSON, both ways: what is typed becomes the form when it can be read, and a change of the form elsewhere becomes the text. */
import { exportDefinition, type FormDocument, type ImportResult, importDefinition } from '@formwork/form-schema'
import { useEffect, useMemo, useRef, useState } from 'react'
import { nodeOf } from '../commands/tree-queries'
import { useDesigner, useDesignerStore } from '../store/designer-context'
import { formOf } from '../store/form-of'

/** So long nothing is typed before the text becomes the form, in milliseconds. */
const PAUSE_MS = 400

const textOf = (document: FormDocument) => JSON.stringify(exportDefinition(formOf(document)), null, 2)

export interface JsonText {
  readonly text: string
  readonly setText: (text: string) => void
  /** What reading the text found; null while it is the form's own. */
  readonly result: ImportResult | null
}

export function useJsonText(): JsonText {
  const { store, widgets } = useDesigner()
  const document = useDesignerStore((state) => state.document)
  // The text of a document, or what somebody typed and the document it became.
  const [typed, setTyped] = useState<{ readonly text: string; readonly became: FormDocument } | null>(null)
  const isTyped = typed !== null && typed.became === document
  const text = isTyped ? typed.text : textOf(document)
  const result = useMemo(() => (isTyped ? importDefinition(typed.text, { widgets }) : null), [isTyped, typed, widgets])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const apply = (next: string, of: FormDocument) => {
    const { document: before, selected, dispatch, select } = store.getState()
    // What was changed on the canvas since is newer than what was typed.
    if (before !== of) return
    const read = importDefinition(next, { widgets })
    // Another blank changes no form.
    if (!read.ok || JSON.stringify(exportDefinition(read.form)) === JSON.stringify(exportDefinition(formOf(before)))) return
    if (!dispatch({ type: 'replace-form', form: read.form }).ok) return
    const { document: after } = store.getState()
    if (selected !== null && nodeOf(after, selected) !== undefined) select(selected)
    setTyped({ text: next, became: after })
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    text,
    result,
    setText(next) {
      // CodeMirror tells of what it was given as well.
      if (next === text) return
      const { document: of } = store.getState()
      setTyped({ text: next, became: of })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(next, of), PAUSE_MS)
    },
  }
}
