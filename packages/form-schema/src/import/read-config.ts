/** Reads the settings of a foreign form. */
import { DEFAULT_CONFIG, FORM_SIZES, type FormConfig, LABEL_POSITIONS, LABEL_WIDTH } from '../form-config'
import { isList, isObject, type JsonObject, ownValue } from '../json'
import { omitKeys } from '../clone-json'
import { shown } from './finding'
import type { ImportContext } from './import-context'

const CONFIG_KEYS: ReadonlySet<string> = new Set(['labelWidth', 'labelPosition', 'size', 'customClass'])
const PATH = ['config']

/** The settings; unknown keys are kept, values that cannot be are replaced and reported. */
export function readConfig(found: unknown, context: ImportContext): FormConfig {
  if (!isObject(found)) {
    context.note('config.missing', PATH)
    return { ...DEFAULT_CONFIG, extras: {} }
  }
  const source = found as JsonObject
  const scripts = ownValue(source, 'eventScript')
  if (isList(scripts) && scripts.some((script) => isObject(script) && typeof script['func'] === 'string' && script['func'] !== '')) {
    context.note('script.kept', [...PATH, 'eventScript'], { found: 'eventScript' })
  }
  return {
    labelWidth: readLabelWidth(source, context),
    labelPosition: readWord(source, 'labelPosition', LABEL_POSITIONS, DEFAULT_CONFIG.labelPosition, context),
    size: readWord(source, 'size', FORM_SIZES, DEFAULT_CONFIG.size, context),
    customClass: readText(source, 'customClass', context),
    extras: omitKeys(source, CONFIG_KEYS),
  }
}

function readLabelWidth(source: JsonObject, context: ImportContext): number {
  const found = ownValue(source, 'labelWidth')
  if (found === undefined) return LABEL_WIDTH.default
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found.replace(/px$/, '')) : found
  const used =
    typeof number === 'number' && Number.isFinite(number)
      ? Math.min(LABEL_WIDTH.most, Math.max(LABEL_WIDTH.least, number))
      : LABEL_WIDTH.default
  if (used !== found) context.note('config.replaced', [...PATH, 'labelWidth'], { option: 'labelWidth', found: shown(found), used })
  return used
}

function readWord<const T extends string>(source: JsonObject, option: string, words: readonly T[], fallback: T, context: ImportContext): T {
  const found = ownValue(source, option)
  const word = words.find((candidate) => candidate === found)
  if (word === undefined && found !== undefined)
    context.note('config.replaced', [...PATH, option], { option, found: shown(found), used: fallback })
  return word ?? fallback
}

function readText(source: JsonObject, option: string, context: ImportContext): string {
  const found = ownValue(source, option)
  if (typeof found === 'string') return found
  if (found !== undefined && found !== null) context.note('config.replaced', [...PATH, option], { option, found: shown(found), used: '' })
  return ''
}
