/** The words of selecting many, of editing in place, of the checker and of the logic tab. */
import type { StepId } from '../../commands/command-label'

/** Steps whose words live here. */
export type EditingStep = Extract<StepId, 'wrap' | 'change-type' | 'fix'>
/** Steps that may be about many widgets at once. */
export type StepOfMany = Extract<StepId, 'insert' | 'delete' | 'cut' | 'duplicate' | 'move' | 'wrap' | 'set-option'>

export interface EditingMessages {
  readonly steps: Readonly<Record<EditingStep, string>>
  readonly done: Readonly<Record<EditingStep, (widget: string, position: number, total: number, count: number) => string>>
  /** What is said of a step with several widgets. */
  readonly many: Readonly<Record<StepOfMany, (count: number) => string>>
  readonly selection: {
    readonly count: (count: number) => string
    readonly bulkHint: string
    readonly bulkNone: string
    readonly mixed: string
    readonly selectAll: string
    readonly wrapIn: (container: string) => string
    readonly path: string
    readonly wholeForm: string
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
}
