/** Edits a form: palette, sheet and property panel around one store. */
import {
  createForm,
  type DefinitionInput,
  type FormDefinition,
  type ImportResult,
  type LanguageTag,
  loadRules,
  type WidgetDefinitions,
  widgetDefinitions,
} from '@formwork/form-schema'
import type { HostComponents } from '@formwork/form-renderer'
import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { DesignerFrame } from './DesignerFrame'
import { ImportReport } from './dialogs/ImportReport'
import { DragProvider } from './dnd/react-dnd-adapter'
import { messagesFor } from './messages/messages-for'
import { DesignerRoot } from './parts/designer-root'
import { createDesignerStore } from './store/create-designer-store'
import { DesignerContext, type PreviewProps } from './store/designer-context'
import { formOf } from './store/form-of'
import { createKeySource } from './store/fresh-key'
import { readForm } from './store/read-form'
import type { DesignerToolbar } from './toolbar/Toolbar'

export interface FormDesignerProps {
  /**
   * The form to edit: what `createForm` or `importDefinition` answers, or the JSON of a stored definition, imported from a `.json` file, parsed, or
   * as text. The designer keeps its own copy: handing back what `onChange` gave changes nothing, another form starts over with that one (no
   * history, nothing unsaved). JSON that is no definition is said so in place of the designer; nothing is thrown.
   */
  readonly form: DefinitionInput
  /** Called after every change, undo and redo included, with the whole form. */
  readonly onChange?: ((form: FormDefinition) => void) | undefined
  /**
   * The widget types of the palette, in its order, which are also those that JSON is read with: ours by default, with others after
   * `extendWidgets(widgetDefinitions, [signature])`. The sheet and the preview draw an added type with its component in `preview.components`.
   * Keep the object stable between renders.
   */
  readonly widgets?: WidgetDefinitions | undefined
  /** Language of the designer: any BCP 47 tag, `zh-CN` by default. Every `zh` is Chinese, all others are English. */
  readonly locale?: LanguageTag | undefined
  /** Nonce of the page's Content-Security-Policy, for the style sheets of the code editors. */
  readonly cspNonce?: string | undefined
  /** Which toolbar buttons are there; all by default. */
  readonly toolbar?: DesignerToolbar | undefined
  /**
   * What the preview's form is given: sources of choices, uploads, components. The same as where the form will be filled, so that the preview
   * shows what people will see. Keep the object stable between renders.
   */
  readonly preview?: PreviewProps | undefined
  /** Components that draw a widget on the canvas, by type, in place of those of the form: for one that is nothing without its values. */
  readonly faces?: HostComponents | undefined
  /** What the host puts at the toolbar's left end, such as the way back and the form's name: one bar instead of two. */
  readonly lead?: ReactNode
  /** The host's own buttons, such as "save", at the toolbar's right end. */
  readonly actions?: ReactNode
}

/** What a host can ask a mounted designer. */
export interface FormDesignerHandle {
  /**
   * Reads the form as it is now.
   *
   * @returns the form; the same object until something changes
   */
  getForm(): FormDefinition
  /**
   * Starts over with another form: no history, nothing unsaved, first field selected. `onChange` is not called.
   *
   * @param form - a form, or the JSON of a stored definition, parsed or as text
   * @returns what reading it found; nothing has changed where that is not `ok`
   */
  setForm(form: DefinitionInput): ImportResult
  /**
   * Tells whether there is anything to save.
   *
   * @returns true when the form differs from the one loaded or last marked as saved; undoing everything makes it false again
   */
  isDirty(): boolean
  /** Tells the designer that the host has stored `getForm()`. */
  markSaved(): void
}

const ALL_BUTTONS: DesignerToolbar = {}
const NOTHING: PreviewProps = {}

/**
 * The visual form designer. It fills its container, which must have a height, and takes fonts, colours and both colour schemes from
 * the MUI theme around it.
 *
 * @returns the designer; a notice in its place when `form` is no definition.
 * @example
 * const designer = useRef<FormDesignerHandle>(null)
 * <FormDesigner ref={designer} form={form} locale="en" actions={<Button onClick={save}>Save</Button>} />
 */
export const FormDesigner = forwardRef<FormDesignerHandle, FormDesignerProps>(function FormDesigner(props, ref) {
  const { form, onChange, locale, cspNonce, widgets = widgetDefinitions } = props
  const { toolbar = ALL_BUTTONS, preview = NOTHING, faces, lead, actions } = props
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
    return {
      getForm: () => formOf(store.getState().document),
      setForm: (next) => {
        const result = readForm(next, widgets)
        if (result.ok) load(result.form)
        return result
      },
      isDirty: () => store.getState().document !== store.getState().saved,
      markSaved: () => store.getState().markSaved(),
    }
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
    () => ({ store, newKey, locale, cspNonce, preview, faces, widgets, messages: messagesFor(locale, widgets) }),
    [store, newKey, locale, cspNonce, preview, faces, widgets],
  )
  return (
    <DesignerContext.Provider value={context}>
      {read.ok ? (
        <DragProvider>
          <DesignerFrame toolbar={toolbar} lead={lead} actions={actions} />
        </DragProvider>
      ) : (
        <DesignerRoot role="alert" sx={{ p: 2 }}>
          <ImportReport result={read} isTooLarge={false} />
        </DesignerRoot>
      )}
    </DesignerContext.Provider>
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
