/** The state of a mounted designer, in four slices: document, history, selection, view. */
import type { EditHistory } from '@formwork/edit-history'
import type { FormDefinition, FormDocument, Place, Widget, WidgetKey } from '@formwork/form-schema'
import type { Findings } from '../checker/findings'
import type { CommandResult, DesignerCommand, RefusalReason } from '../commands/command'
import type { CanvasFrame } from './canvas-frame'
import type { CodeView } from './code-view'
import type { NamedWidget, StepLabel } from '../commands/steps/command-label'
import type { Selection } from '../commands/selection/selection'

export type DialogName = 'preview' | 'import' | 'json' | 'code' | 'keys' | 'block' | 'languages'
/** A pane whose keys act on widgets. */
export type FocusPane = 'canvas' | 'outline'
export type PanelTab = 'field' | 'form'
export type SideTab = 'palette' | 'outline' | 'logic' | 'problems'

/** A notice: announced by the live region, and shown when `shown`. */
export type NoticeContent =
  | { readonly kind: 'done'; readonly step: StepLabel }
  | { readonly kind: 'undone'; readonly step: StepLabel }
  | { readonly kind: 'redone'; readonly step: StepLabel }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'copied' }
  | { readonly kind: 'selected'; readonly count: number }
  /** Where the next widget goes: into a pane of the widget, or after the widget. */
  | { readonly kind: 'aimed'; readonly widget: Widget; readonly slot: number | null }
  | { readonly kind: 'paste-failed' }
  | { readonly kind: 'json-copied' }
  | { readonly kind: 'copy-failed' }
  | { readonly kind: 'validation-failed' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'block-saved' | 'block-deleted'; readonly name: string }
  | { readonly kind: 'favourite'; readonly title: string; readonly isOne: boolean }
  | { readonly kind: 'saved' }
  /** `reason` is the host's sentence; empty where it gave none. */
  | { readonly kind: 'save-failed'; readonly reason: string }
  /** The JSON beside the canvas cannot be read: in which line, and why. */
  | { readonly kind: 'text-refused'; readonly line: number; readonly reason: string }
  /** `readers`: widgets that still refer to the deleted one, by their display names. */
  | { readonly kind: 'deleted-with-readers'; readonly step: StepLabel; readonly readers: readonly NamedWidget[] }

export type Notice = NoticeContent & {
  /** Counts up, so that the same sentence is announced again. */
  readonly sequence: number
  readonly shown: boolean
}

/** The state a step restores, and its label. */
export interface DesignerStep extends Selection {
  readonly document: FormDocument
  readonly label: StepLabel
}

export interface DesignerState extends Selection {
  /** The findings of the checker, a moment after the document changed. */
  readonly findings: Findings
  readonly document: FormDocument
  readonly saved: FormDocument
  readonly history: EditHistory<DesignerStep>
  readonly view: {
    readonly dialog: DialogName | null
    readonly panelTab: PanelTab
    readonly sideTab: SideTab
    readonly paletteOpen: boolean
    readonly panelOpen: boolean
    readonly dropPlace: Place | null
    /** The empty pane that was clicked last: what is added next goes into it. Read it by `aimedPane`: it holds while its container alone is selected. */
    readonly aim: Place['parent']
    readonly isDragging: boolean
    /** What the text pane beside the canvas shows; null while it is closed. */
    readonly codeView: CodeView | null
    /** The paper that the form is drawn on. */
    readonly frame: CanvasFrame
    readonly notice: Notice | null
    /** Set when the canvas should move focus to the selected widget; counts up. */
    readonly focusRequest: number
    /** Set when the outline should move focus to its row of the selected widget; counts up. */
    readonly outlineRequest: number
    /** The widget whose title in the panel should take the focus; null once it has. */
    readonly titleRequest: WidgetKey | null
    /** The widget whose words are edited on the canvas itself. */
    readonly editing: WidgetKey | null
    /** The block that its dialog is about; null for a new one of what is selected. */
    readonly block: string | null
    /** The test that the preview should be filled with, and whose row should take the focus; null once that is done. */
    readonly shownTest: string | null
    /** Groups of the panel that a person folded, as `type group`: they stay so for every widget of the type. */
    readonly folded: readonly string[]
  }
}

export type ViewChange = Partial<Omit<DesignerState['view'], 'notice' | 'focusRequest' | 'outlineRequest'>>

export interface DesignerActions {
  /** The only way the document changes. */
  readonly dispatch: (command: DesignerCommand) => CommandResult
  readonly undo: () => boolean
  readonly redo: () => boolean
  /** Selects one widget alone, or nothing. */
  readonly select: (key: WidgetKey | null) => void
  /** Puts another selection in place of this one. */
  readonly selectAll: (selection: Selection) => void
  readonly setView: (change: ViewChange) => void
  readonly notify: (notice: NoticeContent, options?: { readonly shown: boolean }) => void
  /** Hides the notice. */
  readonly dismissNotice: () => void
  /** Restores the focus to the selected widget, in the given pane: the canvas by default. */
  readonly requestFocus: (pane?: FocusPane) => void
  /** Asks the panel to take the keyboard, at the title of the selected widget. */
  readonly requestPanel: () => void
  /** The same where the panel is on the screen anyway; on a narrow one it stays closed. */
  readonly requestTitle: () => void
  /** Starts over with another form: no history, and nothing unsaved unless something else is stored of it; null: nothing is. */
  readonly load: (form: FormDefinition, stored?: FormDefinition | null) => void
  /** What is stored now: the present document, or the one that was handed to the host. */
  readonly markSaved: (document?: FormDocument) => void
  /** Puts a document in place that was made of another saved one, as one step: undoing it brings back what stood here. */
  readonly rebase: (base: FormDocument, document: FormDocument) => void
  readonly setFindings: (findings: Findings) => void
  /**
   * Registers a function that takes over text that is still being typed; it returns false for invalid text, after showing the error.
   *
   * @returns a function that lets go of it
   */
  readonly holdText: (takeOver: () => boolean) => () => void
  /** Keeps what a data key is still waiting for, until it is over. */
  readonly expectKey: (coming: Promise<unknown>) => void
  /** Over when every data key is what its title makes it, or after a few seconds: a title waits for no network that is down. */
  readonly keysArrived: () => Promise<void>
  /** Makes what is still being typed the form, and waits for its data keys. False where it cannot be read: then nothing is to be stored. */
  readonly settle: () => Promise<boolean>
}

export type DesignerStoreState = DesignerState & DesignerActions
