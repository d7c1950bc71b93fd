/** What a host gives a designer, and what it can ask of it. */
import type { HostComponents } from '@formwork/form-renderer'
import type { DefinitionInput, FormDefinition, ImportResult, LanguageTag, WidgetDefinitions } from '@formwork/form-schema'
import type { ReactNode } from 'react'
import type { PreviewProps } from '../store/designer-context'
import type { ReplayConflict } from '../replay/replay'
import type { DesignerToolbar } from '../toolbar/Toolbar'
import type { DesignerBlocks, DesignerFavourites } from './designer-library'
import type { DesignerSheets } from '../languages/designer-sheets'
import type { DesignerTests } from '../tests/form-tests'
import type { DesignerPanels } from './designer-panels'
import type { DesignerWords } from './designer-words'

/** The props of the designer. None is required: without any it starts with an empty form and keeps it to itself. */
export interface FormDesignerProps {
  /**
   * The form to edit: a form made by `createForm` or `importDefinition`, or a stored definition as an object or as JSON text. Left out or undefined: an empty form, as for a new one or
   * until yours has been loaded. The designer works on its own copy. Passing back what `onChange` gave changes nothing; passing another object starts over with that form: undo has no
   * steps and nothing counts as unsaved. What is no definition never throws: a message stands in place of the designer.
   */
  readonly value?: DefinitionInput | undefined
  /**
   * The form as your server has it, when `value` is an unsaved draft that you kept; null when it was never saved. The designer then has unsaved changes from the start, and the data
   * keys of fields that are not saved yet still follow their titles. Left out: `value` is the saved form. Read whenever `value` is another object.
   */
  readonly stored?: FormDefinition | null | undefined
  /** Called with the whole form after every change, undo and redo included; while text is typed with every key. Store `exportDefinition(form)` or the form itself as JSON. */
  readonly onChange?: ((form: FormDefinition) => void) | undefined
  /**
   * Saves the form. With it the toolbar has the button "Save", and Ctrl+S saves. It may return a promise: the form counts as saved when that is fulfilled. If it throws or rejects, the
   * form stays unsaved and the message of the `Error` is shown to the person. Without it there is no button: use `onChange` or `getForm()` of the ref.
   */
  readonly onSave?: ((form: FormDefinition) => unknown) | undefined
  /**
   * The widget types that definitions may have; the built-in ones by default. For types of your own pass `extendWidgets(widgetDefinitions, [signature])`; canvas and preview draw them
   * with their component in `preview.components`. Keep the object stable between renders.
   */
  readonly widgets?: WidgetDefinitions | undefined
  /** The types that the palette offers, by name and in this order within each group; all of `widgets` by default. A form may still contain others. Keep the list stable between renders. Example: `['input', 'date', 'grid']`. */
  readonly palette?: readonly string[] | undefined
  /** Saved blocks: groups of fields with a name, offered in the palette. With it the selected fields can be saved as a block; keep the list that `onChange` gives, in `localStorage` or on your server. */
  readonly blocks?: DesignerBlocks | undefined
  /** The favourite types of the person, shown first in the palette. With it each component has a button that makes it a favourite; keep the list that `onChange` gives. */
  readonly favourites?: DesignerFavourites | undefined
  /** Components by widget type that are added to the property panel, below the built-in properties. Keep the object stable between renders. */
  readonly panels?: DesignerPanels | undefined
  /** Components by widget type that draw it on the canvas, where the one of the filled form needs values to show anything. Keep the object stable between renders. */
  readonly faces?: HostComponents | undefined
  /** Language of the designer, as a BCP 47 tag; `zh-CN` by default. Every `zh` is Chinese, every other language English unless `messages` has its texts. */
  readonly locale?: LanguageTag | undefined
  /** Texts of the designer, single ones or all, instead of the built-in ones. Keep the object stable between renders. Example: `{ toolbar: { preview: 'Try it' } }`. */
  readonly messages?: DesignerWords | undefined
  /** The nonce of your page's Content-Security-Policy, put on every style sheet that the designer creates. Needed where `style-src` has no `'unsafe-inline'`. */
  readonly cspNonce?: string | undefined
  /** Which buttons the toolbar has: a name with `false` hides that button; all are there by default. Example: `{ generateCode: false }`. */
  readonly toolbar?: DesignerToolbar | undefined
  /** The line at the bottom; "Powered by Formwork" by default, `false` for none. */
  readonly branding?: ReactNode
  /**
   * Props of the form in the preview: `components`, `remoteFunctions`, `upload` and so on, as you pass them to `FormRenderer` where the form is filled. The names in
   * `remoteFunctions` are offered in the property panel. Keep the object stable between renders.
   */
  readonly preview?: PreviewProps | undefined
  /**
   * Saved tests of the form: values and what the form should do with them, recorded in the preview. Keep the list that `onChange` gives together with the form. Without it the
   * designer offers no tests.
   */
  readonly tests?: DesignerTests | undefined
  /** Reads and writes `.xlsx` files of translations; without it translations are exchanged as CSV. Keep the object stable between renders. */
  readonly sheets?: DesignerSheets | undefined
  /** What stands at the left end of the toolbar, such as a link back and the name of the form. */
  readonly lead?: ReactNode
  /** Your own buttons at the right end of the toolbar, before "Save". */
  readonly actions?: ReactNode
}

/** What a ref on the designer offers. */
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
   * @returns a promise of what reading it found; nothing has changed where that is not `ok`. A form of form-schema is there when the call returns.
   * @throws where the importer, which is loaded for JSON alone, cannot be fetched
   */
  setForm(form: DefinitionInput): Promise<ImportResult>
  /**
   * Applies what is still being typed: JSON in the code pane, and data keys that follow a title. Await it before `getForm` when you save without `onSave`, which does the same.
   *
   * @returns a promise of false when the JSON in the code pane cannot be read; the person has been told where, and nothing should be saved
   */
  settle(): Promise<boolean>
  /**
   * Tells whether there is anything to save.
   *
   * @returns true when the form differs from the one loaded or last marked as saved; undoing everything makes it false again
   */
  isDirty(): boolean
  /** Tells the designer that you have saved `getForm()`. */
  markSaved(): void
  /**
   * Selects a widget and brings it into sight, with its settings.
   *
   * @param key - of a widget; null for the settings of the form
   */
  select(key: string | null): void
  /** Opens the list of what the checker has found. */
  showProblems(): void
  /**
   * Opens the preview filled in as one of the form's tests says: for a host that was told that it does not hold.
   *
   * @param id - of a test in `tests`; the preview alone opens where there is none of that id
   */
  showTest(id: string): void
  /**
   * Puts another form in place as one step that can be undone; `onChange` is called, and it has to be saved. A form is in place when the call returns,
   * JSON when the promise is kept.
   *
   * @param form - a form, or the JSON of a stored definition, parsed or as text
   * @param step - what it is called in the history: something earlier by default
   * @returns what reading it found; nothing has changed where that is not `ok`
   * @throws where the importer cannot be loaded
   */
  replaceForm(form: DefinitionInput, step?: 'restore' | 'fix'): Promise<ImportResult>
  /**
   * Applies the changes since the last save to another version of the form, which somebody else has saved meanwhile. Either all changes are applied, as one step that can be undone,
   * or none.
   *
   * @param theirs - the form as somebody else has stored it; it counts as saved afterwards
   * @param options - `tryOut`: only says whether it can be done
   * @returns `ok`, or what stands in the way
   */
  rebase(theirs: FormDefinition, options?: { readonly tryOut?: boolean }): RebaseResult
}

/** Whether what was done here can be done on another form. */
export type RebaseResult =
  | { readonly ok: true /** The form that comes of it. */; readonly form: FormDefinition }
  | { readonly ok: false; readonly conflicts: readonly ReplayConflict[] }
  /** It is not known any more what was done here, after a very long time or in a draft that came back. */
  | { readonly ok: false; readonly conflicts: null }
