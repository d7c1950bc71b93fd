/** The words of selecting many, of editing in place, of the checker and of the logic tab. */
import type { SourceProblem } from '@formwork/form-renderer'
import type { HiddenValuePolicy, LintSeverity, RuleKind } from '@formwork/form-schema'
import type { StepId } from '../../commands/steps/command-label'
import type { PatternPreset } from '../../properties/editors/patterns/pattern-presets'

/** Steps whose words live here. */
export type EditingStep = Extract<StepId, 'wrap' | 'change-type' | 'fix' | 'restore' | 'set-languages' | 'set-rule-message'>
/** Steps that may be about many widgets at once. */
export type StepOfMany = Extract<StepId, 'insert' | 'delete' | 'cut' | 'duplicate' | 'move' | 'wrap' | 'set-option'>

export interface EditingMessages {
  readonly steps: Readonly<Record<EditingStep, string>>
  readonly done: Readonly<Record<EditingStep, (widget: string, position: number, total: number, count: number) => string>>
  /** The announcement of a step with several widgets. */
  readonly many: Readonly<Record<StepOfMany, (count: number) => string>>
  readonly selection: {
    readonly count: (count: number) => string
    /** Where what is added next goes; `pane` is empty for the only one of a card, and null where it goes after the container. */
    readonly aimed: (container: string, pane: string | null) => string
    /** Stands in that pane. */
    readonly aimedHere: string
    readonly bulkHint: string
    readonly bulkNone: string
    readonly mixed: string
    readonly selectAll: string
    readonly wrapIn: (container: string) => string
    readonly path: string
    readonly wholeForm: string
  }
  readonly find: {
    /** Above a long list of choices. */
    readonly entries: string
    readonly outline: string
    readonly logic: string
    readonly nothingFound: (query: string) => string
  }
  readonly inPlace: {
    readonly edit: string
    readonly title: string
    readonly help: string
    readonly choices: string
  }
  readonly panel: {
    readonly search: string
    readonly nothingFound: (query: string) => string
    readonly typeNote: string
  }
  /** Names of the boxes for what is said where a rule is broken. */
  readonly ruleMessages: Readonly<Record<RuleKind, string>>
  readonly checker: {
    readonly title: string
    readonly titleWith: (count: number) => string
    readonly clean: string
    readonly severities: Readonly<Record<LintSeverity, string>>
    readonly fix: string
    readonly fixOf: (name: string) => string
  }
  readonly logic: {
    readonly title: string
    readonly empty: string
    readonly rules: string
    readonly readBy: string
    readonly joined: Readonly<Record<'all' | 'any', string>>
    readonly negated: (condition: string) => string
    readonly noParts: string
    readonly when: Readonly<Record<'shown' | 'required' | 'readonly', (condition: string) => string>>
    readonly choiceWhen: (choice: string, condition: string) => string
    readonly mustHold: (condition: string, message: string) => string
    readonly computedAs: (expression: string) => string
    /** The value of a rule, after its name. */
    readonly ruleValue: (rule: string, value: string) => string
    readonly hiddenValues: Readonly<Record<HiddenValuePolicy, string>>
    readonly hiddenValue: string
    readonly computed: string
    readonly computedHint: string
    readonly addFormula: string
    readonly addChoiceCondition: string
    readonly insertField: string
    /** A column of rows, in a list of what a formula can name. */
    readonly columnOf: (rows: string, column: string) => string
    /** Fields that no formula can name. */
    readonly unnameable: (fields: readonly string[]) => string
    readonly sampleOf: (field: string) => string
    readonly samples: string
    readonly result: (value: string) => string
    readonly noResult: string
    readonly choicesWhen: string
    readonly choiceCondition: (choice: string) => string
    readonly alwaysOffered: string
  }
  /** What each key does: the key, its effect. */
  readonly keys: { readonly title: string; readonly list: readonly (readonly [press: string, effect: string])[] }
  readonly choices: { readonly drag: string }
  /** Said where a part of the designer could not be fetched. */
  readonly loading: { readonly failed: string; readonly retry: string }
  /** Favourites of the palette and blocks saved by name. */
  readonly library: {
    readonly favourites: string
    readonly blocks: string
    readonly addFavourite: (name: string) => string
    readonly removeFavourite: (name: string) => string
    readonly isFavourite: (name: string) => string
    readonly noFavourite: (name: string) => string
    readonly save: string
    readonly edit: string
    readonly editBlock: (name: string) => string
    readonly name: string
    readonly nameHint: string
    readonly nameMissing: string
    readonly nameTaken: string
    readonly apply: string
    readonly saved: (name: string) => string
    readonly deleted: (name: string) => string
  }
  /** The request that answers choices. */
  readonly request: {
    readonly url: string
    readonly method: string
    readonly params: string
    readonly headers: string
    readonly timeout: string
    readonly result: string
    readonly valueKey: string
    readonly labelKey: string
    readonly tryIt: string
    readonly answer: string
    readonly raw: string
    readonly found: (entries: number) => string
    readonly entries: (count: number) => string
    readonly pickList: string
    readonly noList: string
    readonly pickValue: string
    readonly pickLabel: string
    readonly choices: string
    readonly noChoices: string
    readonly problems: Readonly<Record<SourceProblem['code'], (detail: string) => string>>
  }
  /** In a list of the host's functions, for a name that is typed. */
  readonly hostNames: { readonly other: string }
  readonly remoteFunction: { readonly name: string; readonly hint: string; readonly unknown: string }
  readonly tokenFunction: { readonly name: string; readonly hint: string; readonly unknown: string }
  readonly patterns: {
    readonly presets: string
    readonly choose: string
    readonly names: Readonly<Record<PatternPreset, string>>
    readonly test: string
    readonly fits: string
    readonly fitsNot: string
  }
}
