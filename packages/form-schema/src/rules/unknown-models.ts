/** Entered values whose model the form does not have. */
import type { FormValues } from '../form-definition'
import { isList, isObject, type JsonValue } from '../json'
import type { Widget } from '../widgets/index'
import { ROW_STATUS_KEY } from './row-status'

/**
 * The models in `values` that none of `widgets` has. Models of texts, dividers, grids and unknown widgets are known too: old records hold
 * values under them, which are ignored. So is the mark of a row.
 */
export function unknownModels(widgets: readonly Widget[], values: FormValues, isRow: boolean): readonly string[] {
  const strangers = new Set(Object.keys(values))
  if (isRow) strangers.delete(ROW_STATUS_KEY)
  for (const widget of widgets) {
    if (strangers.size === 0) break
    if (widget.type === 'unknown') forgetModels(widget.raw, strangers)
    else strangers.delete(widget.model)
  }
  return [...strangers]
}

/** An unknown container may hold fields: every model named in it counts as known. */
function forgetModels(raw: JsonValue, strangers: Set<string>): void {
  if (isList(raw)) for (const item of raw) forgetModels(item, strangers)
  if (!isObject(raw)) return
  if (typeof raw['model'] === 'string') strangers.delete(raw['model'])
  for (const item of Object.values(raw)) forgetModels(item, strangers)
}
