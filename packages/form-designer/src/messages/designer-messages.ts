/** Every text the designer shows, as one total map per language: a text that is missing in one of them does not compile. */
import type { ImportCode, LintCode, PaletteGroup, PanelGroup, WidgetOptions, WidgetType } from '@formwork/form-schema'
import type { RefusalReason } from '../commands/command'
import type { ConditionMessages } from './condition-messages'
import type { EditingMessages } from './editing/editing-messages'
import type { CarriedMessages } from './carried/carried-messages'
import type { ViewMessages } from './view-messages'
import type { OfferedRule } from '../properties/further-rules'
import type { StepId } from '../commands/steps/command-label'

/** Every option any widget type has. */
export type OptionName = { [T in WidgetType]: keyof WidgetOptions<T> & string }[WidgetType] | 'columns' | 'panes'

/** Names of values that `select` editors offer, by option; a value without a name shows itself. */
export type ChoiceNames = Readonly<Partial<Record<OptionName | 'labelPosition' | 'size', Readonly<Record<string, string>>>>>

export interface DesignerMessages extends ViewMessages, CarriedMessages {
  /** A name or a value inside a sentence. */
  readonly quoted: (words: string) => string
  /** A component by its type and its title. */
  readonly named: (type: string, title: string) => string
  readonly widgets: Readonly<Record<WidgetType, string>>
  readonly groups: Readonly<Record<PaletteGroup, string>>
  readonly options: Readonly<Record<OptionName, string>>
  /** The rules that the panel offers besides options. */
  readonly rules: Readonly<Record<OfferedRule, string>>
  readonly conditions: ConditionMessages
  readonly editing: EditingMessages
  readonly stateConditions: Readonly<Record<'requiredWhen' | 'readonlyWhen', string>>
  readonly panelGroups: Readonly<Record<PanelGroup, string>>
  readonly choiceNames: ChoiceNames
  readonly palette: {
    readonly title: string
    /** On its tab, which shares the width of the pane with three others. Words of a host's that say another title and no tab have that title here too. */
    readonly tab: string
    readonly search: string
    readonly nothingFound: (query: string) => string
    readonly add: (name: string) => string
    readonly close: string
  }
  readonly outline: { readonly title: string; readonly empty: string; readonly column: (position: number) => string }
  readonly canvas: {
    readonly label: string
    readonly emptyHint: string
    readonly emptyHintKeyboard: string
    readonly emptyHintTouch: string
    readonly emptyColumn: string
    readonly emptyPane: string
    readonly emptyRowColumn: string
    readonly subformHint: string
    readonly unnamed: string
    readonly unknownType: (type: string) => string
    readonly unknownHint: string
    /** On a custom area, which the page around the form draws. */
    readonly customArea: (model: string) => string
    readonly widgetRole: string
    readonly required: string
    readonly hasCondition: string
  }
  readonly actions: {
    readonly drag: string
    readonly duplicate: string
    readonly delete: string
    readonly more: string
    readonly moveUp: string
    readonly moveDown: string
    readonly moveTo: string
    readonly copy: string
    readonly cut: string
    readonly paste: string
    readonly toSheet: string
    readonly toPane: (container: string, pane: string) => string
    readonly cancel: string
    readonly close: string
  }
  readonly toolbar: {
    readonly label: string
    readonly undo: string
    readonly redo: string
    readonly undoStep: (step: string) => string
    readonly redoStep: (step: string) => string
    readonly importJson: string
    readonly clear: string
    readonly preview: string
    readonly generateJson: string
    readonly generateCode: string
    readonly more: string
    readonly components: string
    readonly properties: string
  }
  readonly panel: {
    readonly label: string
    readonly field: string
    readonly form: string
    readonly nothingSelected: string
    readonly unknownSelected: string
    readonly unknownRaw: string
    readonly name: string
    readonly model: string
    readonly modelHint: string
    readonly modelProblems: Readonly<Record<'model-taken' | 'model-invalid', string>>
    readonly noRows: string
    readonly labelPosition: string
    readonly labelWidth: string
    readonly size: string
    readonly customClass: string
    readonly typeOfField: string
  }
  readonly editors: {
    readonly rangeStart: string
    readonly rangeEnd: string
    readonly addNode: string
    readonly editNode: string
    readonly labelMissing: string
    readonly valueMissing: string
    readonly sizeWidth: string
    readonly sizeHeight: string
    readonly addHeader: string
    readonly moveNodeUp: (name: string) => string
    readonly moveNodeDown: (name: string) => string
    readonly addChildOf: (name: string) => string
    readonly removeNode: (name: string) => string
    readonly headerName: (position: number) => string
    readonly headerValue: (position: number) => string
    readonly removeHeader: (position: number) => string
    readonly choiceLabel: (position: number) => string
    readonly choiceValue: (position: number) => string
    readonly addChoice: string
    readonly removeChoice: (position: number) => string
    readonly moveChoiceUp: (position: number) => string
    readonly moveChoiceDown: (position: number) => string
    readonly pasteChoices: string
    readonly pasteChoicesHint: string
    readonly pasteChoicesApply: string
    readonly duplicateChoice: string
    readonly labelHeading: string
    readonly valueHeading: string
    readonly joinedColumns: (number: number) => string
    readonly addJoinedColumns: string
    readonly noColumns: string
    readonly validatorNames: string
    readonly patternOk: string
    readonly patternProblem: (problem: string) => string
    readonly none: string
    readonly unlimited: string
    readonly on: string
    readonly off: string
    readonly noDefault: string
    readonly columnSpan: (position: number) => string
    readonly addColumn: string
    readonly removeColumn: (position: number) => string
    readonly columnSum: (sum: number, width: number) => string
    readonly columnPresets: string
    readonly paneTitle: (position: number) => string
    readonly addPane: string
    readonly removePane: (position: number) => string
    readonly movePaneUp: (position: number) => string
    readonly movePaneDown: (position: number) => string
    readonly lengthHint: string
    readonly colorPick: string
    readonly listHint: string
  }
  readonly dialogs: {
    readonly close: string
    readonly preview: {
      readonly title: string
      readonly getData: string
      readonly reset: string
      readonly result: string
      readonly empty: string
    }
    readonly import: {
      readonly title: string
      readonly info: string
      readonly choose: string
      readonly replace: string
      readonly editor: string
      readonly summary: (widgets: number) => string
      readonly changes: (count: number) => string
      readonly clean: string
      readonly willReplace: string
      readonly tooLarge: string
      readonly more: (count: number) => string
    }
    readonly json: { readonly title: string; readonly copy: string; readonly editor: string }
    readonly code: { readonly title: string; readonly editor: string }
    readonly discard: { readonly title: string; readonly text: string; readonly action: string; readonly stay: string }
    readonly loading: string
  }
  readonly copySuccess: string
  readonly copyFailure: string
  readonly validationFailed: string
  readonly notices: {
    readonly cleared: string
    readonly undo: string
    /** The deleted widgets, where there were several. */
    readonly severalWidgets: (count: number) => string
    /** `readers` are the names of what still refers to it. */
    readonly readersLeft: (widget: string, readers: readonly string[]) => string
    readonly copied: string
    readonly pasteFailed: string
  }
  readonly steps: Readonly<Record<StepId, string>>
  readonly announcements: {
    readonly done: Readonly<Record<StepId, (widget: string, position: number, total: number, count: number) => string>>
    readonly undone: (step: string) => string
    readonly redone: (step: string) => string
    readonly selected: (widget: string) => string
  }
  readonly refusals: Readonly<Record<RefusalReason, string>>
  readonly findings: Readonly<Record<ImportCode, string>>
  readonly lint: Readonly<Record<LintCode, string>>
  readonly samples: {
    readonly choice: (position: number) => string
    readonly words: Readonly<Partial<Record<WidgetType, string>>>
    /** Titles of new panes, and what stands where one has none. */
    readonly panes: Readonly<Partial<Record<WidgetType, (position: number) => string>>>
  }
  /** Between the parts of a spoken description. */
  readonly listSeparator: string
  /** Between the items of an enumeration within a sentence or box. */
  readonly itemSeparator: string
  readonly poweredBy: string
}
