/** What a mounted designer remembers, in four slices: document, history, selection, view. */
import type { FormDefinition, FormDocument, Place, WidgetKey } from '@formwork/form-schema'
import type { CommandResult, DesignerCommand, RefusalReason } from '../commands/command'
import type { StepLabel } from '../commands/command-label'
import type { History } from './history'

export type DialogName = 'preview' | 'import' | 'json' | 'code'
export type PanelTab = 'field' | 'form'
export type SideTab = 'palette' | 'outline'

/** Something to tell the person: spoken by the live region, and shown as a notice when `shown`. */
export type NewsContent =
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
  | { readonly kind: 'deleted-with-readers'; readonly step: StepLabel; readonly readers: number }

export type News = NewsContent & {
  /** Counts up, so that the same sentence is told again. */
  readonly sequence: number
  readonly shown: boolean
}

export interface DesignerState {
  readonly document: FormDocument
  readonly saved: FormDocument
  readonly history: History
  readonly selected: WidgetKey | null
  readonly view: {
    readonly dialog: DialogName | null
    readonly panelTab: PanelTab
    readonly sideTab: SideTab
    readonly paletteOpen: boolean
    readonly panelOpen: boolean
    readonly dropPlace: Place | null
    readonly isDragging: boolean
    readonly news: News | null
    /** Set when the canvas should move focus to the selected widget; counts up. */
    readonly focusRequest: number
  }
}

export type ViewChange = Partial<Omit<DesignerState['view'], 'news' | 'focusRequest'>>

export interface DesignerActions {
  /** The only way the document changes. */
  readonly dispatch: (command: DesignerCommand) => CommandResult
  readonly undo: () => boolean
  readonly redo: () => boolean
  readonly select: (key: WidgetKey | null) => void
  readonly setView: (change: ViewChange) => void
  readonly tell: (news: NewsContent, options?: { readonly shown: boolean }) => void
  /** Takes the notice away; what was said was said. */
  readonly dismissNews: () => void
  readonly requestFocus: () => void
  /** Starts over with another form: no history, nothing unsaved. */
  readonly load: (form: FormDefinition) => void
  readonly markSaved: () => void
}

export type DesignerStoreState = DesignerState & DesignerActions
