/** Edits a form: palette, sheet and property panel around one store. */
import {
  createForm,
  type DefinitionInput,
  type FormDefinition,
  type ImportResult,
  loadRules,
  type WidgetDefinitions,
  widgetDefinitions,
} from '@formwork/form-schema'
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { DesignerFrame } from './DesignerFrame'
import { ImportReport } from './dialogs/ImportReport'
import { DragProvider } from './dnd/react-dnd-adapter'
import { handleOf } from './host/designer-handle'
import type { FormDesignerHandle, FormDesignerProps } from './host/designer-props'
import { withWords } from './host/designer-words'
import { NonceStyles } from './host/NonceStyles'
import { FormColours, OwnTheme } from './host/OwnTheme'
import { messagesFor } from './messages/messages-for'
import { DesignerRoot } from './parts/designer-root'
import { createDesignerStore } from './store/create-designer-store'
import { DesignerContext, type PreviewProps } from './store/designer-context'
import { formOf } from './store/form-of'
import { createKeySource } from './store/fresh-key'
import { readForm } from './store/read-form'
import type { DesignerToolbar } from './toolbar/Toolbar'

const ALL_BUTTONS: DesignerToolbar = {}
const NOTHING: PreviewProps = {}

/**
 * The visual form designer. It fills its container, which must have a height, and takes fonts, colours and both colour schemes from
 * the MUI theme around it; where there is none, from the page.
 *
 * @returns the designer; a notice in its place when `value` is no definition.
 * @example <FormDesigner value={form} onSave={(next) => api.store(exportDefinition(next))} locale="en" />
 */
export const FormDesigner = forwardRef<FormDesignerHandle, FormDesignerProps>(function FormDesigner(props, ref) {
  const { value: form, onChange, onSave, locale, messages: words, cspNonce, widgets = widgetDefinitions, palette, panels } = props
  const { toolbar = ALL_BUTTONS, preview = NOTHING, faces, lead, actions, branding, tests, sheets } = props
  const read = useReadForm(form, widgets)
  const [store] = useState(() => createDesignerStore({ form: read.form ?? createForm(), now: Date.now }))
  const [newKey] = useState(() => createKeySource())
  const known = useRef(new WeakSet<FormDefinition>(read.ok ? [read.form] : []))
  const notify = useRef(onChange)
  const isLoading = useRef(false)
  useEffect(() => {
    notify.current = onChange
  })

  useEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.document === previous.document || isLoading.current) return
        const next = formOf(state.document)
        known.current.add(next)
        notify.current?.(next)
      }),
    [store],
  )

  const handle = useMemo((): FormDesignerHandle => {
    const load = (next: FormDefinition) => {
      known.current.add(next)
      isLoading.current = true
      store.getState().load(next)
      isLoading.current = false
    }
    return handleOf({ store, widgets, load })
  }, [store, widgets])
  useImperativeHandle(ref, () => handle, [handle])

  useEffect(() => {
    // What is typed, pasted or imported may be any pattern, and is checked at once.
    loadRules().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (read.ok && !known.current.has(read.form)) handle.setForm(read.form)
  }, [read, handle])

  const context = useMemo(
    () => ({
      store,
      newKey,
      locale,
      cspNonce,
      preview,
      faces,
      panels,
      palette,
      tests,
      sheets,
      widgets,
      messages: withWords(messagesFor(locale, widgets), words),
    }),
    [store, newKey, locale, cspNonce, preview, faces, panels, palette, tests, sheets, widgets, words],
  )
  return (
    <NonceStyles nonce={cspNonce}>
      <OwnTheme>
        <FormColours>
          <DesignerContext.Provider value={context}>
            {read.ok ? (
              <DragProvider>
                <DesignerFrame toolbar={toolbar} lead={lead} actions={actions} branding={branding} onSave={onSave} />
              </DragProvider>
            ) : (
              <DesignerRoot role="alert" sx={{ p: 2 }}>
                <ImportReport result={read} isTooLarge={false} />
              </DesignerRoot>
            )}
          </DesignerContext.Provider>
        </FormColours>
      </OwnTheme>
    </NonceStyles>
  )
})

/** What the prop holds, read once for each other value. */
function useReadForm(form: DefinitionInput, widgets: WidgetDefinitions): ImportResult {
  const [latest, setLatest] = useState(() => ({ form, read: readForm(form, widgets) }))
  if (latest.form === form) return latest.read
  const read = readForm(form, widgets)
  setLatest({ form, read })
  return read
}
