/** The state of a mounted designer, in four slices: document, history, selection, view. */
import type { EditHistory } from '@formwork/edit-history'
import type { FormDefinition, FormDocument, Place, WidgetKey } from '@formwork/form-schema'
import type { CommandResult, DesignerCommand, RefusalReason } from '../commands/command'
import type { CanvasFrame } from './canvas-frame'
import type { CodeView } from './code-view'
import type { StepLabel } from '../commands/command-label'

export type DialogName = 'preview' | 'import' | 'json' | 'code'
export type PanelTab = 'field' | 'form'
export type SideTab = 'palette' | 'outline'

/** A notice: announced by the live region, and shown when `shown`. */
export type NoticeContent =
  | { readonly kind: 'done'; readonly step: StepLabel }
  | { readonly kind: 'undone'; readonly step: StepLabel }
  | { readonly kind: 'redone'; readonly step: StepLabel }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'copied' }
  | { readonly kind: 'paste-failed' }
  | { readonly kind: 'json-copied' }
  | { readonly kind: 'copy-failed' }
  | { readonly kind: 'validation-failed' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'saved' }
  /** `reason` is the host's sentence; empty where it gave none. */
  | { readonly kind: 'save-failed'; readonly reason: string }
  | { readonly kind: 'deleted-with-readers'; readonly step: StepLabel; readonly readers: number }

export type Notice = NoticeContent & {
  /** Counts up, so that the same sentence is told again. */
  readonly sequence: number
  readonly shown: boolean
}

/** What a step brings back, and what it is called. */
export interface DesignerStep {
  readonly document: FormDocument
  readonly selected: WidgetKey | null
  readonly label: StepLabel
}

export interface DesignerState {
  readonly document: FormDocument
  readonly saved: FormDocument
  readonly history: EditHistory<DesignerStep>
  readonly selected: WidgetKey | null
  readonly view: {
    readonly dialog: DialogName | null
    readonly panelTab: PanelTab
    readonly sideTab: SideTab
    readonly paletteOpen: boolean
    readonly panelOpen: boolean
    readonly dropPlace: Place | null
    readonly isDragging: boolean
    /** What the text pane beside the canvas shows; null while it is closed. */
    readonly codeView: CodeView | null
    /** The paper that the form is drawn on. */
    readonly frame: CanvasFrame
    readonly notice: Notice | null
    /** Set when the canvas should move focus to the selected widget; counts up. */
    readonly focusRequest: number
  }
}

export type ViewChange = Partial<Omit<DesignerState['view'], 'notice' | 'focusRequest'>>

export interface DesignerActions {
  /** The only way the document changes. */
  readonly dispatch: (command: DesignerCommand) => CommandResult
  readonly undo: () => boolean
  readonly redo: () => boolean
  readonly select: (key: WidgetKey | null) => void
  readonly setView: (change: ViewChange) => void
  readonly tell: (notice: NoticeContent, options?: { readonly shown: boolean }) => void
  /** Hides the notice. */
  readonly dismissNotice: () => void
  readonly requestFocus: () => void
  /** Starts over with another form: no history, nothing unsaved. */
  readonly load: (form: FormDefinition) => void
  /** What is stored now: the document of this moment, or the one that was handed to whoever stores it. */
  readonly markSaved: (document?: FormDocument) => void
}

export type DesignerStoreState = DesignerState & DesignerActions
