/** Entered values whose model the form does not have. */
import type { FormValues } from '../form-definition'
import type { Widget } from '../widgets/index'
import { ROW_STATUS_KEY } from './row-status'

/**
 * The models in `values` that none of `widgets` has. Models of texts, dividers, grids and unknown widgets are known too: old records hold
 * values under them, which are ignored. So is the mark of a row.
 */
export function unknownModels(widgets: readonly Widget[], values: FormValues, isRow: boolean): readonly string[] {
  const unknownKeys = new Set(Object.keys(values))
  if (isRow) unknownKeys.delete(ROW_STATUS_KEY)
  for (const widget of widgets) {
    if (widget.type !== 'unknown') unknownKeys.delete(widget.model)
    else {
      // It may name fields anywhere: every model in it counts as known.
      const raw = JSON.stringify(widget.raw)
      for (const model of unknownKeys) if (raw.includes(`"model":${JSON.stringify(model)}`)) unknownKeys.delete(model)
    }
  }
  return [...unknownKeys]
}
