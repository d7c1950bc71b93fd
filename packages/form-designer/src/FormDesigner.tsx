/** Edits a form: palette, sheet and property panel around one store. */
import { createForm, type FormDefinition, loadRules, widgetDefinitions } from '@formwork/form-schema'
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { DesignerFrame } from './DesignerFrame'
import { DragProvider } from './dnd/react-dnd-adapter'
import { handleOf } from './host/designer-handle'
import type { FormDesignerHandle, FormDesignerProps } from './host/designer-props'
import { withWords } from './host/designer-words'
import { NonceStyles } from './host/NonceStyles'
import { NotRead } from './host/NotRead'
import { FormColours, OwnTheme } from './host/OwnTheme'
import { useReadForm } from './host/use-read-form'
import { messagesFor } from './messages/messages-for'
import { createDesignerStore } from './store/create-designer-store'
import { DesignerContext, type PreviewProps } from './store/designer-context'
import { formOf } from './store/form-of'
import { createKeySource } from './store/fresh-key'
import type { DesignerToolbar } from './toolbar/Toolbar'

const ALL_BUTTONS: DesignerToolbar = {}
const NOTHING: PreviewProps = {}
/** Sooner than anybody has typed a pattern, and after what one does first. */
const RULES_AFTER_MS = 1000

/**
 * The visual form designer. It fills its container, which must have a height, and takes fonts, colours and both colour schemes from
 * the MUI theme around it; where there is none, from the page.
 *
 * @returns the designer; a notice in its place when `value` is no definition.
 * @example <FormDesigner value={form} onSave={(next) => api.store(exportDefinition(next))} locale="en" />
 */
export const FormDesigner = forwardRef<FormDesignerHandle, FormDesignerProps>(function FormDesigner(props, ref) {
  const {
    value,
    stored,
    onChange,
    onSave,
    locale,
    messages: words,
    cspNonce,
    widgets = widgetDefinitions,
    palette,
    panels,
    blocks,
    favourites,
  } = props
  const { toolbar = ALL_BUTTONS, preview = NOTHING, faces, lead, actions, branding, tests, sheets } = props
  const [empty] = useState(createForm)
  const { read, retry } = useReadForm(value ?? empty, widgets, (later) => later.ok && loadForm.current(later.form, stored))
  const [store] = useState(() => createDesignerStore({ form: read?.form ?? empty, stored, now: Date.now }))
  const [newKey] = useState(() => createKeySource())
  const known = useRef(new WeakSet<FormDefinition>(read?.ok === true ? [read.form] : []))
  const notify = useRef(onChange)
  const isLoading = useRef(false)
  useEffect(() => {
    notify.current = onChange
  })

  useEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.document === previous.document || isLoading.current || notify.current === undefined) return
        const next = formOf(state.document)
        known.current.add(next)
        notify.current(next)
      }),
    [store],
  )

  const loadForm = useRef((next: FormDefinition, kept?: FormDefinition | null) => {
    known.current.add(next)
    isLoading.current = true
    store.getState().load(next, kept)
    isLoading.current = false
  })
  const handle = useMemo((): FormDesignerHandle => {
    return handleOf({ store, widgets, load: (next) => loadForm.current(next), onGiven: (given) => known.current.add(given) })
  }, [store, widgets])
  useImperativeHandle(ref, () => handle, [handle])

  useEffect(() => {
    // Typed, pasted and imported text may contain any pattern, which is checked at once.
    const timer = setTimeout(() => void loadRules().catch(() => undefined), RULES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (read?.ok === true && !known.current.has(read.form)) loadForm.current(read.form, stored)
  }, [read, stored])

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
      blocks,
      favourites,
      tests,
      sheets,
      widgets,
      messages: withWords(messagesFor(locale, widgets), words),
    }),
    [store, newKey, locale, cspNonce, preview, faces, panels, palette, blocks, favourites, tests, sheets, widgets, words],
  )
  return (
    <NonceStyles nonce={cspNonce}>
      <OwnTheme>
        <FormColours>
          <DesignerContext.Provider value={context}>
            {read?.ok === true ? (
              <DragProvider>
                <DesignerFrame toolbar={toolbar} lead={lead} actions={actions} branding={branding} onSave={onSave} />
              </DragProvider>
            ) : (
              <NotRead read={read} onRetry={retry} />
            )}
          </DesignerContext.Provider>
        </FormColours>
      </OwnTheme>
    </NonceStyles>
  )
})
