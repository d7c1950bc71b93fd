/** The form's JSON, both ways: what is typed becomes the form when it can be read, and a change of the form elsewhere becomes the text. */
import { exportDefinition, type FormDocument, type ImportResult, importDefinition } from '@formwork/form-schema'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { jsonFindings, refusalIn } from './json-findings'

/** The pause in typing after which the text becomes the form, in milliseconds. */
const PAUSE_MS = 400

const textOf = (document: FormDocument) => JSON.stringify(exportDefinition(formOf(document)), null, 2)

export interface JsonText {
  readonly text: string
  readonly setText: (text: string) => void
  /** The result of reading the text; null while it is the form's own. */
  readonly result: ImportResult | null
}

/** The typed text, and the document it became; until then the one it was typed beside. */
interface Typed {
  readonly text: string
  readonly became: FormDocument
}

export function useJsonText(): JsonText {
  const { store, widgets } = useDesigner()
  const messages = useMessages()
  const document = useDesignerStore((state) => state.document)
  const [typed, setTyped] = useState<Typed | null>(null)
  const isTyped = typed !== null && typed.became === document
  const text = isTyped ? typed.text : textOf(document)
  const result = useMemo(() => (isTyped ? importDefinition(typed.text, { widgets }) : null), [isTyped, typed, widgets])
  /** Not the form yet; null when nothing was typed since. */
  const waiting = useRef<Typed | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const takeOver = useCallback((): ImportResult | null => {
    clearTimeout(timer.current)
    const next = waiting.current
    const { document: before, selected, dispatch, select } = store.getState()
    // A later change on the canvas is newer than the typed text.
    if (next === null || before !== next.became) return null
    const read = importDefinition(next.text, { widgets })
    if (!read.ok) return read
    waiting.current = null
    // Another blank changes no form.
    if (JSON.stringify(exportDefinition(read.form)) === JSON.stringify(exportDefinition(formOf(before)))) return read
    if (!dispatch({ type: 'replace-form', form: read.form }).ok) return read
    const { document: after } = store.getState()
    if (selected !== null) select(selected)
    setTyped({ text: next.text, became: after })
    return read
  }, [store, widgets])

  useEffect(
    () =>
      store.getState().holdText(() => {
        const read = takeOver()
        if (read === null || read.ok) return true
        const unread = waiting.current?.text ?? ''
        store
          .getState()
          .notify({ kind: 'text-refused', ...refusalIn(unread, jsonFindings(unread, read.report, messages)) }, { shown: true })
        return false
      }),
    [store, takeOver, messages],
  )
  // Text typed a moment before another tab is opened still counts.
  useEffect(() => () => void takeOver(), [takeOver])

  return {
    text,
    result,
    setText(next) {
      // CodeMirror reports text that was set, too.
      if (next === text) return
      const now = { text: next, became: store.getState().document }
      waiting.current = now
      setTyped(now)
      clearTimeout(timer.current)
      timer.current = setTimeout(takeOver, PAUSE_MS)
    },
  }
}
