/** The label of a command in the undo history, and its announcement: message ids with their parameters. */
import { type FormDocument, typeOf, type WidgetKey } from '@formwork/form-schema'
import { changedPlace } from './changed-place'
import type { DesignerCommand, Several } from '../command'
import { nodeOf, placeOf, siblingsAt } from '../tree-queries'

/** Every step a person can undo; messages name each in every language. */
export type StepId =
  | 'insert'
  | 'paste'
  | 'move'
  | 'delete'
  | 'cut'
  | 'duplicate'
  | 'set-option'
  | 'set-rule-message'
  | 'rename'
  | 'rename-model'
  | 'set-columns'
  | 'add-pane'
  | 'rename-pane'
  | 'move-pane'
  | 'remove-pane'
  | 'set-form-config'
  | 'set-languages'
  | 'import'
  | 'wrap'
  | 'change-type'
  | 'fix'
  | 'restore'
  | 'clear'

/** A widget as a person would name it: by label, else by type. */
export interface NamedWidget {
  readonly type: string
  readonly name: string
}

export interface StepLabel {
  readonly id: StepId
  /** The widget the step is about, if it is about one. */
  readonly widget: NamedWidget | null
  /** One-based position among its siblings after the step. */
  readonly position: number | null
  readonly total: number | null
  readonly option: string | null
  readonly count: number
}

export function labelOf(before: FormDocument, after: FormDocument, command: DesignerCommand): StepLabel {
  const label = { id: stepIdOf(command), widget: null, position: null, total: null, option: null, count: 1 }
  switch (command.type) {
    case 'insert-widgets':
      return { ...label, ...standing(after, command.widgets[0]?.key ?? null), count: command.widgets.length }
    case 'duplicate-widget':
      return { ...label, ...standing(after, command.copy.key) }
    case 'move-widget':
    case 'set-rule-message':
    case 'rename-widget':
    case 'change-type':
    case 'rename-model':
    case 'set-columns':
    case 'add-pane':
    case 'rename-pane':
    case 'move-pane':
    case 'remove-pane':
      return { ...label, ...standing(after, command.key) }
    case 'set-option':
      return { ...label, ...standing(after, command.key), option: command.option }
    case 'delete-widget':
      return { ...label, widget: standing(before, command.key).widget }
    case 'several':
      return { ...label, ...standing(after, command.select[0] ?? null), count: countOf(command) }
    case 'set-form-config':
      return { ...label, option: Object.keys(command.change)[0] ?? null }
    case 'set-languages':
      return label
    case 'replace-form':
    case 'clear-form':
      return { ...label, count: Object.keys(after.widgets).length }
  }
}

function stepIdOf(command: DesignerCommand): StepId {
  switch (command.type) {
    case 'insert-widgets':
      return command.origin === 'paste' ? 'paste' : 'insert'
    case 'delete-widget':
      return command.origin
    case 'move-widget':
      return 'move'
    case 'duplicate-widget':
      return 'duplicate'
    case 'rename-widget':
      return 'rename'
    case 'replace-form':
      return command.origin ?? 'import'
    case 'clear-form':
      return 'clear'
    case 'several':
      return command.step
    default:
      return command.type
  }
}

/** How many widgets a step of several commands is about: a container that others are put into is not counted. */
function countOf({ commands }: Several): number {
  const keys = commands.flatMap((command) => ('key' in command ? command.key : []))
  return new Set(keys).size
}

function standing(document: FormDocument, key: WidgetKey | null): Pick<StepLabel, 'widget' | 'position' | 'total'> {
  const node = key === null ? null : nodeOf(document, key)
  const place = key === null ? null : placeOf(document, key)
  if (node === null || place === null) return { widget: null, position: null, total: null }
  return {
    widget: { type: typeOf(node.widget), name: node.widget.name },
    position: place.index + 1,
    total: siblingsAt(document, place.parent)?.length ?? 0,
  }
}

/** Edits with the same key within the merge window become one undo step; `null` never merges. */
export function mergeKeyOf(before: FormDocument, command: DesignerCommand): string | null {
  switch (command.type) {
    case 'set-option': {
      const { key, option, value } = command
      const widget = nodeOf(before, key)?.widget
      const options = widget !== undefined && 'options' in widget ? widget.options : {}
      const place = changedPlace(Reflect.get(options, option), value)
      return place === null ? null : `option:${key}:${option}:${place}`
    }
    case 'set-rule-message':
      return `message:${command.key}:${command.rule}`
    case 'rename-widget':
      return `name:${command.key}`
    case 'rename-model':
      return command.origin === 'title' ? `name:${command.key}` : null
    case 'rename-pane':
      return `pane:${command.key}:${command.pane}`
    case 'set-form-config':
      return `config:${Object.keys(command.change).join()}`
    case 'several':
    case 'set-languages':
      return command.mergeKey ?? null
    default:
      return null
  }
}
