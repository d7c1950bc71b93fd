/** What other designers say a browser may fill in: the same words of HTML everywhere. */
import { ownValue } from '../../json'
import { widgetDefinitions, type WidgetType } from '../../widgets/index'
import { z } from '../../zod'
import { shown } from '../finding'
import type { Path } from './draft'
import type { Sketch } from './sketch'

/** Words without details of a person: whether a browser may remember what was typed. */
const PLAIN: ReadonlySet<string> = new Set(['', 'on', 'off'])

/** The option of a field of this type; a word that it cannot carry is named, and so are the words before it (`shipping`, `work`). */
export function autofillOption(type: WidgetType, found: string, path: Path, sketch: Sketch): { readonly autocomplete?: string } {
  const words = found.trim().toLowerCase().split(/\s+/)
  const word = words.at(-1) ?? ''
  if (PLAIN.has(word)) return {}
  const { shape }: { readonly shape: Readonly<Record<string, unknown>> } = widgetDefinitions[type].options
  const schema = ownValue(shape, 'autocomplete')
  const isTaken = schema !== undefined && z.safeParse(schema as z.ZodMiniType, word).success
  if (!isTaken || words.length > 1) sketch.note('setting.dropped', path, { option: 'autocomplete', found: shown(found) })
  return isTaken ? { autocomplete: word } : {}
}
