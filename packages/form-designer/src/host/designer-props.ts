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

export interface FormDesignerProps {
  /**
   * The form to edit: what `createForm` or `importDefinition` answers, or the JSON of a stored definition, imported from a `.json` file, parsed, or
   * as text; left out for a new form, or as long as it is on its way. The designer keeps its own copy: handing back what `onChange` gave changes nothing, another form starts over with that one (no
   * history, nothing unsaved). JSON that is no definition is said so in place of the designer; nothing is thrown.
   */
  readonly value?: DefinitionInput | undefined
  /**
   * What is stored of the form, where `value` is a draft of it that was kept and is not; null where it was never stored. There is something to save at
   * once, and the data keys of its new fields still follow their titles. Left out, `value` is what is stored. It is read together with a `value` that is new.
   */
  readonly stored?: FormDefinition | null | undefined
  /** Called after every change, undo and redo included, with the whole form. */
  readonly onChange?: ((form: FormDefinition) => void) | undefined
  /**
   * Stores the form. With it there is a button "Save" and Ctrl+S. What was changed since is saved when it returns or its promise is kept; when that
   * is broken the form stays unsaved, and the reason is shown where it is an `Error` with a message.
   */
  readonly onSave?: ((form: FormDefinition) => unknown) | undefined
  /**
   * The widget types that JSON is read with, ours by default, with others after `extendWidgets(widgetDefinitions, [signature])`. The sheet and the
   * preview draw an added type with its component in `preview.components`. Keep the object stable between renders.
   */
  readonly widgets?: WidgetDefinitions | undefined
  /** The types that the palette offers, in its order within a group; all of `widgets` by default. Others stay where a form has them. Keep it stable. */
  readonly palette?: readonly string[] | undefined
  /** Blocks of widgets saved by name, which the palette offers. With it what is selected can be saved as one; the host keeps the list, in `localStorage` or on its server. */
  readonly blocks?: DesignerBlocks | undefined
  /** The types a person uses most, first in the palette. With it each component of the palette can be made one; the host keeps them. */
  readonly favourites?: DesignerFavourites | undefined
  /** A part of the panel for a type, below its own rows. Keep the object stable between renders. */
  readonly panels?: DesignerPanels | undefined
  /** Components that draw a type on the canvas in place of those of the form: for one that is nothing without its values. Keep it stable. */
  readonly faces?: HostComponents | undefined
  /** Language of the designer: any BCP 47 tag, `zh-CN` by default. Every `zh` is Chinese, all others are English, where `messages` says nothing else. */
  readonly locale?: LanguageTag | undefined
  /** Words of the host's in place of ours, each by itself or all of a language. Keep the object stable between renders. */
  readonly messages?: DesignerWords | undefined
  /** Nonce of the page's Content-Security-Policy, for every style sheet that the designer makes. */
  readonly cspNonce?: string | undefined
  /** Which toolbar buttons are there; all by default. */
  readonly toolbar?: DesignerToolbar | undefined
  /** What stands in the line below; `false` for no line. "Powered by Formwork" by default. */
  readonly branding?: ReactNode
  /**
   * What the preview's form is given: sources of choices, uploads, components. The same as where the form will be filled, so that the preview
   * shows what people will see. Keep the object stable between renders.
   */
  readonly preview?: PreviewProps | undefined
  /**
   * Tests of the form, which the host keeps with it: they are recorded from the preview. Without them nothing is said of tests.
   */
  readonly tests?: DesignerTests | undefined
  /** Reads and writes `.xlsx` for the table of translations; without it there is CSV alone. Keep the object stable between renders. */
  readonly sheets?: DesignerSheets | undefined
  /** What the host puts at the toolbar's left end, such as the way back and the form's name: one bar instead of two. */
  readonly lead?: ReactNode
  /** The host's own buttons at the toolbar's right end. */
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
   * @returns a promise of what reading it found; nothing has changed where that is not `ok`. A form of form-schema is there when the call returns.
   * @throws where the importer, which is loaded for JSON alone, cannot be fetched
   */
  setForm(form: DefinitionInput): Promise<ImportResult>
  /**
   * Makes JSON that is still being typed beside the canvas the form, and waits for data keys that follow a title, as `onSave` does: a host that
   * saves in its own way awaits this before `getForm`.
   *
   * @returns a promise of false where the text cannot be read; the place was told, and nothing should be stored
   */
  settle(): Promise<boolean>
  /**
   * Tells whether there is anything to save.
   *
   * @returns true when the form differs from the one loaded or last marked as saved; undoing everything makes it false again
   */
  isDirty(): boolean
  /** Tells the designer that the host has stored `getForm()`. */
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
   * Does everything again on another form that was done here since the last save: when somebody else has stored one meanwhile. Done whole, as one
   * step that can be undone, or not at all.
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
