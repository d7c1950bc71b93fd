/** Looks over a source before it is read: how many widgets it has, wherever they lie, and which keys are taken. */
import { isList, isObject, type JsonValue } from '../json'

export interface SourceSurvey {
  readonly widgets: number
  readonly keys: ReadonlySet<string>
}

/** Counts objects that look like widgets under any container key; options are not entered. */
export function surveySource(source: JsonValue): SourceSurvey {
  const keys = new Set<string>()
  let widgets = 0
  const open: JsonValue[] = [source]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isList(value)) {
      for (const item of value) if (typeof item === 'object') open.push(item)
      continue
    }
    if (!isObject(value)) continue
    if (typeof value['type'] === 'string' && (isObject(value['options']) || Object.hasOwn(value, 'model'))) widgets++
    if (typeof value['key'] === 'string') keys.add(value['key'])
    for (const [key, item] of Object.entries(value)) if (key !== 'options' && typeof item === 'object') open.push(item)
  }
  return { widgets, keys }
}
