/** Edits a form: palette, sheet and property panel around one store. */
import {
  createForm,
  type DefinitionInput,
  type FormDefinition,
  type ImportResult,
  type LanguageTag,
  loadPatterns,
} from '@formwork/form-schema'
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
  /** The host's own buttons, such as "save", at the toolbar's right end. */
  readonly actions?: ReactNode
}

/** What a host can ask a mounted designer. */
export interface FormDesignerHandle {
  /** The form as it is now. The same object until something changes. */
  getForm(): FormDefinition
  /**
   * Starts over with another form: no history, nothing unsaved, first field selected. `onChange` is not called.
   *
   * @returns what reading it found; nothing has changed where that is not `ok`
   */
  setForm(form: DefinitionInput): ImportResult
  /** True when the form differs from the one loaded or last marked as saved; undoing everything makes it false again. */
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
 * @example
 * const designer = useRef<FormDesignerHandle>(null)
 * <FormDesigner ref={designer} form={form} locale="en" actions={<Button onClick={save}>Save</Button>} />
 */
export const FormDesigner = forwardRef<FormDesignerHandle, FormDesignerProps>(function FormDesigner(props, ref) {
  const { form, onChange, locale, cspNonce, toolbar = ALL_BUTTONS, preview = NOTHING, actions } = props
  const read = useReadForm(form)
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
        const result = readForm(next)
        if (result.ok) load(result.form)
        return result
      },
      isDirty: () => store.getState().document !== store.getState().saved,
      markSaved: () => store.getState().markSaved(),
    }
  }, [store])
  useImperativeHandle(ref, () => handle, [handle])

  useEffect(() => {
    // What is typed, pasted or imported may be any pattern, and is judged at once.
    loadPatterns().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (read.ok && !known.current.has(read.form)) handle.setForm(read.form)
  }, [read, handle])

  const context = useMemo(
    () => ({ store, newKey, locale, cspNonce, preview, messages: messagesFor(locale) }),
    [store, newKey, locale, cspNonce, preview],
  )
  return (
    <DesignerContext.Provider value={context}>
      {read.ok ? (
        <DragProvider>
          <DesignerFrame toolbar={toolbar} actions={actions} />
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
function useReadForm(form: DefinitionInput): ImportResult {
  const [latest, setLatest] = useState(() => ({ form, read: readForm(form) }))
  if (latest.form === form) return latest.read
  const read = readForm(form)
  setLatest({ form, read })
  return read
}
