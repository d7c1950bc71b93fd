/** Every change a form document can undergo, as data. Keys, models and copies are made by the caller: a command uses neither clock nor random numbers. */
import type {
  DocumentEdit,
  DocumentRefusal,
  FormConfig,
  FormDefinition,
  FormDocument,
  FormLanguages,
  Place,
  RuleKind,
  Widget,
  WidgetKey,
} from '@formwork/form-schema'

/** Puts widgets (new, pasted or built by the host) side by side at a place. */
export interface InsertWidgets {
  readonly type: 'insert-widgets'
  readonly widgets: readonly Widget[]
  readonly place: Place
  /** What the person did; it names the undo step. */
  readonly origin: 'palette' | 'paste' | 'block'
}
/** Moves a widget, with everything in it, to a place. The place counts siblings as they stand before the move, as an insertion line does. */
export interface MoveWidget {
  readonly type: 'move-widget'
  readonly key: WidgetKey
  readonly place: Place
}
/** Removes a widget with everything in it. */
export interface DeleteWidget {
  readonly type: 'delete-widget'
  readonly key: WidgetKey
  readonly origin: 'delete' | 'cut'
}
/** Puts `copy` right before the widget it was made from. */
export interface DuplicateWidget {
  readonly type: 'duplicate-widget'
  readonly key: WidgetKey
  readonly copy: Widget
}
/** Sets one option of a widget. */
export interface SetOption {
  readonly type: 'set-option'
  readonly key: WidgetKey
  readonly option: string
  readonly value: unknown
  /** Options that say the same thing in part and change with it. */
  readonly beside?: Readonly<Record<string, unknown>>
}
/** Sets what a field says where a value breaks one of its rules; what is blank goes back to the usual sentence. */
export interface SetRuleMessage {
  readonly type: 'set-rule-message'
  readonly key: WidgetKey
  readonly rule: RuleKind
  readonly message: string
}
/** Sets a widget's label. */
export interface RenameWidget {
  readonly type: 'rename-widget'
  readonly key: WidgetKey
  readonly name: string
  /** The data key that goes with the label, where it follows it; one that cannot be used leaves the old one. */
  readonly model?: string | undefined
}
/** Puts a widget of another type in the place of one, under its key; what is in it stays in it. */
export interface ChangeType {
  readonly type: 'change-type'
  readonly key: WidgetKey
  readonly widget: Widget
}
/** Sets the name a field's value is stored under, and follows it through every condition that reads it. */
export interface RenameModel {
  readonly type: 'rename-model'
  readonly key: WidgetKey
  readonly model: string
  /** `title` where the key follows the title: it is part of that step. */
  readonly origin?: 'title'
}
/** Sets how many columns a grid has and how wide each is; widgets of a removed column move to the last one kept. */
export interface SetColumns {
  readonly type: 'set-columns'
  readonly key: WidgetKey
  readonly spans: readonly number[]
}
/** Adds a pane after the last one. */
export interface AddPane {
  readonly type: 'add-pane'
  readonly key: WidgetKey
  readonly title: string
}
/** Sets the title of a pane. */
export interface RenamePane {
  readonly type: 'rename-pane'
  readonly key: WidgetKey
  readonly pane: number
  readonly title: string
}
/** Moves a pane, with everything in it, to another position among the panes. */
export interface MovePane {
  readonly type: 'move-pane'
  readonly key: WidgetKey
  readonly pane: number
  readonly to: number
}
/** Removes a pane; what is in it moves to the one before, or after. */
export interface RemovePane {
  readonly type: 'remove-pane'
  readonly key: WidgetKey
  readonly pane: number
}
/** Changes settings of the whole form. */
export interface SetFormConfig {
  readonly type: 'set-form-config'
  readonly change: Partial<Omit<FormConfig, 'extras'>>
}
/** Sets the languages of the form, with every translation. */
export interface SetLanguages {
  readonly type: 'set-languages'
  readonly languages: FormLanguages
  /** Edits with the same key within the merge window become one undo step. */
  readonly mergeKey?: string
}
/** Replaces the whole form, as an import does. */
export interface ReplaceForm {
  readonly type: 'replace-form'
  readonly form: FormDefinition
  /** `import` when not said. A repair keeps the selection; `restore` takes back what the form once was, or what somebody else made of it. */
  readonly origin?: 'import' | 'fix' | 'restore'
}
/** Back to an empty list and the default settings. */
export interface ClearForm {
  readonly type: 'clear-form'
}

/** Several commands as one step: all of them are done, or none. */
export interface Several {
  readonly type: 'several'
  /** What the person did; it names the undo step. */
  readonly step: 'delete' | 'cut' | 'duplicate' | 'move' | 'wrap' | 'set-option'
  readonly commands: readonly SingleCommand[]
  /** The selection afterwards, with its lead first; missing widgets are left out. */
  readonly select: readonly WidgetKey[]
  /** Edits with the same key within the merge window become one undo step. */
  readonly mergeKey?: string
}

export type DesignerCommand = SingleCommand | Several

export type SingleCommand =
  | InsertWidgets
  | MoveWidget
  | DeleteWidget
  | DuplicateWidget
  | SetOption
  | SetRuleMessage
  | RenameWidget
  | ChangeType
  | RenameModel
  | SetColumns
  | AddPane
  | RenamePane
  | MovePane
  | RemovePane
  | SetFormConfig
  | SetLanguages
  | ReplaceForm
  | ClearForm

/** Why a command changed nothing. */
export type RefusalReason =
  | 'widget-not-found'
  | 'place-not-found'
  | 'into-itself'
  | 'child-not-allowed'
  | 'key-taken'
  | 'model-taken'
  | 'model-invalid'
  | 'option-unknown'
  | 'widget-unknown'
  | 'no-columns'
  | 'columns-invalid'
  | 'no-panes'
  | 'panes-invalid'
  | 'nothing-changes'
  | 'too-many-widgets'

export type CommandResult = { readonly ok: true; readonly document: FormDocument } | { readonly ok: false; readonly reason: RefusalReason }

export function accept(document: FormDocument): CommandResult {
  return { ok: true, document }
}

export function refuse(reason: RefusalReason): CommandResult {
  return { ok: false, reason }
}

const refusals: Readonly<Record<DocumentRefusal, RefusalReason>> = {
  'unknown-key': 'widget-not-found',
  'duplicate-key': 'key-taken',
  'unknown-place': 'place-not-found',
  'child-not-allowed': 'child-not-allowed',
  'into-itself': 'into-itself',
  'key-changed': 'widget-not-found',
}

/** A tree edit's answer as a command's. */
export function fromEdit(edit: DocumentEdit): CommandResult {
  return edit.ok ? edit : refuse(refusals[edit.reason])
}
