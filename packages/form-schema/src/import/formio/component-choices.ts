/** The choices of a Form.io component, from wherever it keeps them. */
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { type Choice, isChoiceValue } from '../../options/choices'
import { listIn, objectIn, textIn, wordsOf } from '../foreign/read-values'
import { choice, type RemoteChoices } from '../foreign/sketch-choices'
import { checkJsonText } from '../check-json-text'
import type { Component } from './component'

/** Choices written into the definition: `values`, `data.values`, or `data.json`. Empty entries are what the builder starts with. */
export function choicesOf({ source, path, sketch }: Component): readonly Choice[] {
  const data = objectIn(source, 'data')
  const list = [...listIn(source, 'values'), ...listIn(data, 'values'), ...jsonChoices(source, data)]
  return list.flatMap((item) => {
    if (isChoiceValue(item)) return [choice(item, '')]
    if (!isObject(item)) return []
    const label = wordsOf(textIn(item, 'label'), path, sketch)
    const value = ownValue(item, 'value')
    const isEmpty = (value === undefined || value === '') && label === ''
    return isChoiceValue(value) && !isEmpty ? [choice(value, label)] : []
  })
}

/** `data.json` is a list or the text of one; `valueProperty` and the template say what is stored and shown. */
function jsonChoices(source: JsonObject, data: JsonObject): readonly JsonValue[] {
  if (textIn(source, 'dataSrc') !== 'json') return []
  const found = ownValue(data, 'json')
  const parsed = typeof found === 'string' ? checkJsonText(found) : { ok: true as const, value: found }
  const list = parsed.ok && isList(parsed.value) ? (parsed.value as readonly JsonValue[]) : []
  const label = labelProperty(source)
  return list.map((item) => {
    if (!isObject(item)) return item
    const value = ownValue(item, textIn(source, 'valueProperty') || 'value')
    return { value: value ?? null, label: ownValue(item, label) ?? '' }
  })
}

/** Choices from an address or from another store of the old product. */
export function remoteOf({ source, path, sketch }: Component): RemoteChoices | null {
  const kind = textIn(source, 'dataSrc')
  if (kind === '' || kind === 'values' || kind === 'json') return null
  const url = textIn(objectIn(source, 'data'), 'url')
  sketch.note('choices.remote', [...path, 'dataSrc'], { found: url || kind })
  if (kind !== 'url' || url === '') return null
  return { url, list: textIn(source, 'selectValues'), value: textIn(source, 'valueProperty'), label: labelProperty(source) }
}

/** `<span>{{ item.name }}</span>` shows `name`. */
function labelProperty(source: JsonObject): string {
  const template = textIn(source, 'template')
  const start = template.indexOf('item.')
  if (start === -1) return 'label'
  const name = template.slice(start + 'item.'.length).split(/[^\w]/, 1)[0]
  return name === undefined || name === '' ? 'label' : name
}
