/** Copies of widgets whose fields have data keys that integrators can read: of their titles, as a new field gets it. */
import { cloneWidgets, eachWidget, hasRows, isField, type Widget } from '@formwork/form-schema'
import { hasRoomFor } from '../commands/models/model-room'
import type { ModelScopes } from '../commands/models/model-scopes'
import { isUsableModel } from '../commands/rename-model'
import type { DesignerContextValue } from '../store/designer-context'
import { hasHan, modelOfCopy } from './data-keys/model-of-title'
import { knownReadings, loadReadings } from './data-keys/readings'

/**
 * Copies widgets that stand side by side. Columns of a copied subform keep their data keys, its rows being a record of their own.
 *
 * @param originals - of this form or another one.
 * @param records - the record that the copy of a field will belong to, by the key of the original: that of the original, or see `recordAt`.
 */
export function copyWidgets(
  { store, newKey }: DesignerContextValue,
  originals: readonly Widget[],
  records: Pick<ModelScopes, 'of'>,
): readonly Widget[] {
  const { document } = store.getState()
  const romanise = knownReadings()
  // A condition in copied rows looks a name up among the columns first, so a copy beside them must not be called like one.
  const given = new Set(columnModels(originals))
  return cloneWidgets(originals, {
    newKey,
    modelOf: (field, isInRows) => {
      if (isInRows) return field.model
      // The copy is likely to be given another title, whose readings are wanted then.
      if (romanise === null && hasHan(field.name)) void loadReadings()
      const isFree = (model: string) => isUsableModel(model) && !given.has(model) && hasRoomFor(document, records.of(field.key), model)
      const model = modelOfCopy(field, romanise, isFree)
      if (model !== undefined) given.add(model)
      return model
    },
  })
}

function columnModels(widgets: readonly Widget[]): readonly string[] {
  const columns = [...eachWidget({ list: widgets })].filter(hasRows).flatMap((rows) => rows.columns)
  return columns.flatMap(({ list }) => [...eachWidget({ list })]).flatMap((widget) => (isField(widget) ? widget.model : []))
}
