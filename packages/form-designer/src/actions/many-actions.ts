/** Actions on every selected widget at once, as one step to undo. With one widget selected it is the same action on that one. */
import { definitionOf, type FormDocument, hasColumns, nestedWidget, type Place, type WidgetKey } from '@formwork/form-schema'
import { applyCommand } from '../commands/apply-command'
import type { SingleCommand } from '../commands/command'
import { modelScopes } from '../commands/models/model-scopes'
import { outermost } from '../commands/selection/selection'
import { isSameList, placeOf, siblingsAt } from '../commands/tree-queries'
import type { DesignerContextValue } from '../store/designer-context'
import { copyWidgets } from './copy-widgets'
import { newWidget } from './new-widget'
import { deleteWidget, deleteWith, duplicateWidget, moveWidgetBy, moveWidgetTo } from './widget-actions'

/** The selected widgets that can be handled each by itself, in the order of the form. */
export function pickedKeys({ store }: DesignerContextValue): readonly WidgetKey[] {
  const { document, selection } = store.getState()
  return outermost(document, selection)
}

export function deleteSelected(designer: DesignerContextValue, origin: 'delete' | 'cut' = 'delete'): boolean {
  const keys = pickedKeys(designer)
  const [first] = keys
  if (first === undefined) return false
  if (keys.length === 1) return deleteWidget(designer, first, origin)
  const commands = keys.map((key) => ({ type: 'delete-widget', key, origin }) as const)
  return deleteWith(designer, { type: 'several', step: origin, commands, select: [] })
}

/** Puts a copy of each above it; the copies are selected, and name each other where the originals did. */
export function duplicateSelected(designer: DesignerContextValue): boolean {
  const { store } = designer
  const keys = pickedKeys(designer)
  const [first] = keys
  if (first === undefined) return false
  if (keys.length === 1) return duplicateWidget(designer, first)
  const { document, dispatch } = store.getState()
  const originals = keys.flatMap((key) => nestedWidget(document, key) ?? [])
  const commands = copyWidgets(designer, originals, modelScopes(document)).map(
    (copy, index) => ({ type: 'duplicate-widget', key: originals[index]?.key ?? '', copy }) as const,
  )
  return dispatch({ type: 'several', step: 'duplicate', commands, select: commands.map(({ copy }) => copy.key) }).ok
}

/** Moves what is selected one step up or down, each among its siblings; what stands at the end stays, and so does what would have to pass it. */
export function moveSelectedBy(designer: DesignerContextValue, step: -1 | 1): boolean {
  const keys = pickedKeys(designer)
  const [first] = keys
  if (first === undefined) return false
  if (keys.length === 1) return moveWidgetBy(designer, first, step)
  const blocked = new Set<WidgetKey>()
  const commands = gathered(designer, step === 1 ? keys.toReversed() : keys, (document, key) => {
    const place = placeOf(document, key)
    const siblings = place === null ? null : siblingsAt(document, place.parent)
    const neighbour = place === null ? undefined : siblings?.[place.index + step]
    if (place === null || neighbour === undefined || blocked.has(neighbour)) {
      blocked.add(key)
      return null
    }
    return { type: 'move-widget', key, place: { parent: place.parent, index: step === 1 ? place.index + 2 : place.index - 1 } }
  })
  return dispatchMove(designer, commands)
}

/** Moves what is selected to a place, side by side. */
export function moveSelectedTo(designer: DesignerContextValue, place: Place): boolean {
  const keys = pickedKeys(designer)
  const [first] = keys
  if (first === undefined) return false
  if (keys.length === 1) return moveWidgetTo(designer, first, place)
  let before: WidgetKey | null = null
  const commands = gathered(designer, keys, (document, key) => {
    const behind = before === null ? null : placeOf(document, before)
    before = key
    const target: Place = behind === null ? place : { parent: behind.parent, index: behind.index + 1 }
    const now = placeOf(document, key)
    const stays = now !== null && isSameList(now.parent, target.parent) && (target.index === now.index || target.index === now.index + 1)
    return stays ? null : { type: 'move-widget', key, place: target }
  })
  return dispatchMove(designer, commands)
}

/** Puts what is selected into a new container, where the first of it stood: side by side in a grid, else one below the other. */
export function wrapSelected(designer: DesignerContextValue, type: string): boolean {
  const { document, dispatch } = designer.store.getState()
  const keys = pickedKeys(designer)
  const place = keys[0] === undefined ? null : placeOf(document, keys[0])
  if (place === null) return false
  const container = newWidget(designer, type)
  const isSideBySide = container.type !== 'unknown' && definitionOf(container).panes === null
  const slots = isSideBySide && hasColumns(container) ? container.columns.length : 1
  const commands: readonly SingleCommand[] = [
    { type: 'insert-widgets', widgets: [container], place, origin: 'palette' },
    ...keys.map(
      (key, index) =>
        ({
          type: 'move-widget',
          key,
          place: { parent: { key: container.key, slot: index % slots }, index: Math.floor(index / slots) },
        }) as const,
    ),
  ]
  return dispatch({ type: 'several', step: 'wrap', commands, select: [container.key] }).ok
}

/** Sets one option of several widgets. */
export function setOptionOfMany({ store }: DesignerContextValue, keys: readonly WidgetKey[], option: string, value: unknown): boolean {
  const commands = keys.map((key) => ({ type: 'set-option', key, option, value }) as const)
  const mergeKey = `option:${keys.join()}:${option}`
  return store.getState().dispatch({ type: 'several', step: 'set-option', commands, select: keys, mergeKey }).ok
}

/** The commands that `make` answers for one widget after the other, each in the document that those before it leave. */
function gathered(
  { store }: DesignerContextValue,
  keys: readonly WidgetKey[],
  make: (document: FormDocument, key: WidgetKey) => SingleCommand | null,
): readonly SingleCommand[] {
  let { document } = store.getState()
  return keys.flatMap((key) => {
    const command = make(document, key)
    if (command === null) return []
    const result = applyCommand(document, command)
    if (result.ok) document = result.document
    return [command]
  })
}

function dispatchMove({ store }: DesignerContextValue, commands: readonly SingleCommand[]): boolean {
  const { selected, selection, dispatch } = store.getState()
  const select = selected === null ? selection : [selected, ...selection.filter((key) => key !== selected)]
  return commands.length > 0 && dispatch({ type: 'several', step: 'move', commands, select }).ok
}
