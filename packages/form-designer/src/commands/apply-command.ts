/** The one way a document changes: a command in, a new document or a refusal out. Pure. */
import type { FormDocument } from '@formwork/form-schema'
import { addPane } from './panes/add-pane'
import { clearForm } from './clear-form'
import { changeType } from './change-type'
import { accept, type CommandResult, type DesignerCommand, refuse, type SingleCommand } from './command'
import { deleteWidget } from './delete-widget'
import { duplicateWidget } from './duplicate-widget'
import { insertWidgets } from './insert-widgets'
import { movePane } from './panes/move-pane'
import { moveWidget } from './move-widget'
import { removePane } from './panes/remove-pane'
import { renameModel } from './rename-model'
import { renamePane } from './panes/rename-pane'
import { renameWidget } from './rename-widget'
import { replaceForm } from './replace-form'
import { setColumns } from './set-columns'
import { setFormConfig } from './set-form-config'
import { setLanguages } from './set-languages'
import { setOption } from './set-option'
import { setRuleMessage } from './set-rule-message'

type CommandType = SingleCommand['type']
type CommandOf<T extends CommandType> = Extract<SingleCommand, { type: T }>
type Applier<T extends CommandType> = (document: FormDocument, command: CommandOf<T>) => CommandResult
type Appliers = { readonly [T in CommandType]: Applier<T> }

const appliers: Appliers = {
  'insert-widgets': insertWidgets,
  'move-widget': moveWidget,
  'delete-widget': deleteWidget,
  'duplicate-widget': duplicateWidget,
  'set-option': setOption,
  'set-rule-message': setRuleMessage,
  'rename-widget': renameWidget,
  'change-type': changeType,
  'rename-model': renameModel,
  'set-columns': setColumns,
  'add-pane': addPane,
  'rename-pane': renamePane,
  'move-pane': movePane,
  'remove-pane': removePane,
  'set-form-config': setFormConfig,
  'set-languages': setLanguages,
  'replace-form': replaceForm,
  'clear-form': clearForm,
}

export function applyCommand(document: FormDocument, command: DesignerCommand): CommandResult {
  return command.type === 'several' ? applyAll(document, command.commands) : applyOne(document, command)
}

function applyOne(document: FormDocument, command: SingleCommand): CommandResult {
  return applierOf(command.type)(document, command)
}

/** Commands without effect are skipped; any other refusal refuses the whole. */
function applyAll(document: FormDocument, commands: readonly SingleCommand[]): CommandResult {
  let current = document
  for (const command of commands) {
    const result = applyOne(current, command)
    if (result.ok) current = result.document
    else if (result.reason !== 'nothing-changes') return result
  }
  return current === document ? refuse('nothing-changes') : accept(current)
}

function applierOf<T extends CommandType>(type: T): Applier<T> {
  return appliers[type]
}
