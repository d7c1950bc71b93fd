/** Repeats commands on another document: all of them, or none with the conflicts. */
import {
  eachWidget,
  equalJson,
  fieldRuleMessages,
  type FormDocument,
  languagesOf,
  nestedWidget,
  type RuleKind,
  type WidgetKey,
} from '@formwork/form-schema'
import { applyCommand } from '../commands/apply-command'
import type { DesignerCommand, SingleCommand } from '../commands/command'
import { nodeOf, siblingsAt } from '../commands/tree-queries'

/**
 * Why a change cannot be done again. `changed-by-both`: the other changed the same thing otherwise. `gone`: the other removed what it is about.
 * `whole-form`: it replaced the whole form. `refused`: what it makes clashes with what the other made, as two equal data keys do.
 */
export interface ReplayConflict {
  readonly code: 'changed-by-both' | 'gone' | 'whole-form' | 'refused'
  /** Title of the widget, else its key; '' for the whole form. */
  readonly label: string
}

export type Replay =
  | { readonly ok: true; readonly document: FormDocument }
  | { readonly ok: false; readonly conflicts: readonly ReplayConflict[] }

export interface ReplayInput {
  readonly commands: readonly DesignerCommand[]
  /** The document that both began with. */
  readonly base: FormDocument
  /** What the other made of it. */
  readonly theirs: FormDocument
}

export function replay({ commands, base, theirs }: ReplayInput): Replay {
  const conflicts: ReplayConflict[] = []
  let document = theirs
  let mine = base
  for (const command of commands) {
    const before = mine
    const done = applyCommand(before, command)
    if (done.ok) mine = done.document
    const singles = command.type === 'several' ? command.commands : [command]
    const clash = singles
      .map((single) => clashOf(single, base, theirs) ?? lossOf(single, document, { base, mine: before, theirs }))
      .find((each) => each !== null)
    if (clash !== undefined && clash !== null) {
      conflicts.push(clash)
      continue
    }
    // What the other has removed too need not be removed again.
    if (command.type === 'delete-widget' && nodeOf(document, command.key) === null) continue
    const result = applyCommand(document, withinReach(document, command))
    if (result.ok) document = result.document
    else if (result.reason !== 'nothing-changes') conflicts.push({ code: 'refused', label: labelOf(command, base) })
  }
  const named = new Map(conflicts.map((each) => [`${each.code} ${each.label}`, each]))
  return conflicts.length === 0 ? { ok: true, document } : { ok: false, conflicts: [...named.values()] }
}

/** Where the other has fewer widgets, a place past the end is the last one. */
function withinReach(document: FormDocument, command: DesignerCommand): DesignerCommand {
  if (command.type === 'several') return { ...command, commands: command.commands.map((single) => placedWithin(document, single)) }
  return placedWithin(document, command)
}

function placedWithin(document: FormDocument, command: SingleCommand): SingleCommand {
  if (command.type !== 'insert-widgets' && command.type !== 'move-widget') return command
  const { place } = command
  const last = siblingsAt(document, place.parent)?.length ?? place.index
  return place.index <= last ? command : { ...command, place: { ...place, index: last } }
}

/** What one command and the other's work both change. A widget that this side made itself is in neither document. */
function clashOf(command: SingleCommand, base: FormDocument, theirs: FormDocument): ReplayConflict | null {
  if (command.type === 'replace-form' || command.type === 'clear-form') return { code: 'whole-form', label: '' }
  if (command.type === 'set-form-config') {
    const differs = Object.entries(command.change).some(
      ([name, value]) => hasChanged(name, base.config, theirs.config) && !equalJson(Reflect.get(theirs.config, name), value),
    )
    return differs ? { code: 'changed-by-both', label: '' } : null
  }
  if (command.type === 'set-languages') {
    const [before, after] = [languagesOf(base), languagesOf(theirs)]
    return equalJson(before, after) || equalJson(after, command.languages) ? null : { code: 'changed-by-both', label: '' }
  }
  if (command.type === 'insert-widgets') return null
  const [before, after] = [nodeOf(base, command.key), nodeOf(theirs, command.key)]
  if (before === null) return null
  const label = before.widget.name || command.key
  if (after === null) return command.type === 'delete-widget' ? null : { code: 'gone', label }
  return touchesSame(command, before.widget, after.widget) ? { code: 'changed-by-both', label } : null
}

/**
 * What a removal would take that it did not take on this side: something that was not in the container there, as the other put it in or it followed
 * what the other moved; or something in it that the other changed.
 */
function lossOf(command: SingleCommand, document: FormDocument, { base, mine, theirs }: Versions): ReplayConflict | null {
  const gone = command.type === 'delete-widget' ? nestedWidget(document, command.key) : null
  if (gone === null) return null
  const removed = nestedWidget(mine, gone.key)
  const meant = new Set(removed === null ? [] : [...eachWidget({ list: [removed] })].map(({ key }) => key))
  const isLost = [...eachWidget({ list: [gone] })].some(
    ({ key }) => !meant.has(key) || !equalJson(nodeOf(base, key)?.widget, nodeOf(theirs, key)?.widget),
  )
  return isLost ? { code: 'changed-by-both', label: gone.name || gone.key } : null
}

/** The document that both began with, and what each has made of it. */
interface Versions extends Pick<ReplayInput, 'base' | 'theirs'> {
  /** What this side had before the command. */
  readonly mine: FormDocument
}

type AboutWidget = Exclude<SingleCommand, { type: 'replace-form' | 'clear-form' | 'set-form-config' | 'set-languages' | 'insert-widgets' }>
type ChangedWidget = NonNullable<ReturnType<typeof nodeOf>>['widget']

function touchesSame(command: AboutWidget, before: ChangedWidget, after: ChangedWidget): boolean {
  switch (command.type) {
    case 'set-option': {
      const changed: Readonly<Record<string, unknown>> = { ...command.beside, [command.option]: command.value }
      return Object.entries(changed).some(
        ([option, value]) =>
          hasChanged(option, optionsOf(before), optionsOf(after)) && !equalJson(Reflect.get(optionsOf(after), option), value),
      )
    }
    case 'set-rule-message': {
      const [was, is] = [saidOf(before, command.rule), saidOf(after, command.rule)]
      return was !== is && is !== command.message
    }
    case 'rename-widget':
      return before.name !== after.name && after.name !== command.name
    case 'rename-model':
      return modelOf(before) !== modelOf(after) && modelOf(after) !== command.model
    case 'move-widget':
    case 'duplicate-widget':
      return false
    default:
      // Its removal, its type, its columns and panes are about all of it.
      return !equalJson(before, after)
  }
}

const modelOf = (widget: ChangedWidget): string => ('model' in widget ? widget.model : '')
const saidOf = (widget: ChangedWidget, rule: RuleKind) => fieldRuleMessages(widget).find((each) => each.rule === rule)?.own ?? ''
const optionsOf = (widget: ChangedWidget): object => ('options' in widget ? widget.options : {})
const hasChanged = (name: string, before: object, after: object) => !equalJson(Reflect.get(before, name), Reflect.get(after, name))

function labelOf(command: DesignerCommand, base: FormDocument): string {
  const [first] = command.type === 'several' ? command.commands : [command]
  if (first === undefined) return ''
  if (first.type === 'insert-widgets') return first.widgets[0]?.name ?? ''
  const key: WidgetKey | null = 'key' in first ? first.key : null
  return key === null ? '' : (nodeOf(base, key)?.widget.name ?? key)
}
