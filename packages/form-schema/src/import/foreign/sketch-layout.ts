/** Headings, rows and repeaters: what panels, pages, groups and columns of other designers become. */
import type { JsonValue } from '../../json'
import type { Place } from './scope'
import type { Draft, Path } from './draft'
import type { Sketch, SourceCondition } from './sketch'

/** Units a form is wide. */
export const FULL_SPAN = 24

/** The title of the whole form. */
export function sketchTitle(sketch: Sketch, words: string, path: Path): readonly Draft[] {
  return words === ''
    ? []
    : [sketch.draft('text', { name: '', options: { ...textOptions(words), font_size: '20px', font_weight: '700' } }, path)]
}

/** Words on the form; none when there is nothing to read. */
export function sketchText(sketch: Sketch, words: string, path: Path): readonly Draft[] {
  return words === '' ? [] : [sketch.draft('text', { name: '', options: textOptions(words) }, path)]
}

function textOptions(words: string): Readonly<Record<string, JsonValue>> {
  return { defaultValue: words, labelWidthStatus: false }
}

/** A caption over what follows; a line without a caption when `words` is ''. */
export function sketchDivider(sketch: Sketch, words: string, path: Path): Draft {
  return sketch.draft('divider', { name: '', options: { defaultValue: words, content_position: 'left' } }, path)
}

/**
 * A group with a caption: a divider and what it holds. With a condition of its own it becomes a grid of one column, because only a widget
 * can have a condition.
 */
export function sketchSection(
  sketch: Sketch,
  section: { readonly title: string; readonly children: readonly Draft[]; readonly conditions: readonly SourceCondition[] },
  place: Place,
  path: Path,
): readonly Draft[] {
  const { title, children, conditions } = section
  const list = title === '' ? children : [sketchDivider(sketch, title, path), ...children]
  if (conditions.length === 0 || list.length === 0) return list
  const grid = sketchRow(sketch, [{ span: FULL_SPAN, list }], path)
  for (const condition of conditions) sketch.condition(grid, place.scope, condition)
  return [grid]
}

/** Widgets side by side. */
export function sketchRow(
  sketch: Sketch,
  columns: readonly { readonly span: number; readonly list: readonly Draft[] }[],
  path: Path,
): Draft {
  return sketch.draft('grid', { name: '', columns }, path)
}

/** Drafts side by side in equal shares; a single one stands alone. */
export function sketchEqualRow(sketch: Sketch, cells: readonly (readonly Draft[])[], path: Path): readonly Draft[] {
  const filled = cells.filter((cell) => cell.length > 0)
  if (filled.length < 2) return filled.flat()
  return [
    sketchRow(
      sketch,
      filled.map((list) => ({ span: Math.max(1, Math.floor(FULL_SPAN / filled.length)), list })),
      path,
    ),
  ]
}

/** Rows of fields: one column per field, as a table shows them. */
export function sketchRepeater(
  sketch: Sketch,
  parts: { readonly name: string; readonly model: string; readonly options: Readonly<Record<string, JsonValue | undefined>> },
  fields: readonly Draft[],
  path: Path,
): Draft {
  const span = Math.max(1, Math.floor(FULL_SPAN / Math.max(1, fields.length)))
  return sketch.draft('subform', { ...parts, columns: fields.map((field) => ({ span, list: [field] })) }, path)
}
