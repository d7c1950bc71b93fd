/** Which command made a document, and of which one. Undo and redo only change which document stands, so the way from the saved one to it is always known. */
import type { FormDocument } from '@formwork/form-schema'
import type { DesignerCommand } from '../commands/command'

interface Origin {
  readonly before: FormDocument
  readonly command: DesignerCommand
  /** Commands up to here from the first document that is known. */
  readonly length: number
}

/** Past so many commands the way is not kept: each holds on to the document it began with. */
const LONGEST_WAY = 2000

const origins = new WeakMap<FormDocument, Origin>()

/**
 * `merges`: the command goes on with the one before, as typing does: the way has one for both.
 */
export function noteOrigin(after: FormDocument, before: FormDocument, command: DesignerCommand, merges: boolean): void {
  const last = origins.get(before)
  if (merges && last !== undefined && canFollow(last.command, command)) {
    origins.set(after, { ...last, command })
    return
  }
  const length = (last?.length ?? 0) + 1
  if (length <= LONGEST_WAY) origins.set(after, { before, command, length })
}

/** Only what says all that the one before it said may take its place. */
function canFollow(last: DesignerCommand, next: DesignerCommand): boolean {
  if (last.type === 'set-option' && next.type === 'set-option') return last.beside === undefined && next.beside === undefined
  if (last.type === 'rename-widget' && next.type === 'rename-widget') return last.model === undefined && next.model === undefined
  if (last.type === 'set-rule-message') return next.type === 'set-rule-message'
  return last.type === 'rename-pane' && next.type === 'rename-pane'
}

/** The commands that lead from one document to the other, in order; null where the way is not known. */
export function commandsBetween(from: FormDocument, to: FormDocument): readonly DesignerCommand[] | null {
  const commands: DesignerCommand[] = []
  let current = to
  while (current !== from) {
    const origin = origins.get(current)
    if (origin === undefined) return null
    commands.push(origin.command)
    current = origin.before
  }
  return commands.toReversed()
}
