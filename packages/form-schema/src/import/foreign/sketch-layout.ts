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

/** What a group of the source is made of. */
export interface Section {
  /** Its kind in the source. */
  readonly found: string
  readonly title: string
  readonly children: readonly Draft[]
  readonly conditions: readonly SourceCondition[]
}

/**
 * A group with a caption: a divider and what it holds. With a condition of its own it becomes a grid of one column, because only a widget
 * can have a condition.
 */
export function sketchSection(
  sketch: Sketch,
  { title, children, conditions }: Omit<Section, 'found'>,
  place: Place,
  path: Path,
): readonly Draft[] {
  const list = title === '' ? children : [sketchDivider(sketch, title, path), ...children]
  if (conditions.length === 0 || list.length === 0) return list
  const grid = sketchRow(sketch, [{ span: FULL_SPAN, list }], path)
  for (const condition of conditions) sketch.condition(grid, place.scope, condition)
  return [grid]
}

/** A group with a frame and a title. A row has no room for one, and without a title there is nothing to frame. */
export function sketchCard(sketch: Sketch, section: Section, place: Place, path: Path): readonly Draft[] {
  const { found, title, children, conditions } = section
  if (title === '' || children.length === 0 || place.scope.parent !== null) return sketchSection(sketch, section, place, path)
  const card = sketch.draft('card', { name: title, columns: [{ span: FULL_SPAN, list: children }] }, path)
  sketch.note('layout.adopted', path, { found, used: 'card' })
  for (const condition of conditions) sketch.condition(card, place.scope, condition)
  return [card]
}

/** A group that a person can fold. */
export function sketchFolding(sketch: Sketch, section: Section, isOpen: boolean, place: Place, path: Path): readonly Draft[] {
  const { found, title, children, conditions } = section
  if (title === '' || children.length === 0 || place.scope.parent !== null) return sketchCard(sketch, section, place, path)
  const columns = [{ span: FULL_SPAN, title, list: children }]
  const group = sketch.draft('collapse', { name: '', columns, options: { openAll: isOpen } }, path)
  sketch.note('layout.adopted', path, { found, used: 'collapse' })
  for (const condition of conditions) sketch.condition(group, place.scope, condition)
  return [group]
}

/** Tabs, or pages with a way forward and back. Fewer than two are a section. A pane with a condition holds a grid that has it. */
export function sketchPanes(
  sketch: Sketch,
  type: 'tabs' | 'steps',
  panes: readonly (Section & { readonly path: Path })[],
  place: Place,
  path: Path,
): readonly Draft[] {
  const filled = panes.filter(({ children }) => children.length > 0)
  if (filled.length < 2 || place.scope.parent !== null) return filled.flatMap((pane) => sketchSection(sketch, pane, place, pane.path))
  const columns = filled.map(({ title, path: at, ...pane }) => ({
    span: FULL_SPAN,
    title,
    list: sketchSection(sketch, { ...pane, title: '' }, place, at),
  }))
  sketch.note('layout.adopted', path, { found: filled[0]?.found ?? '', used: type })
  return [sketch.draft(type, { name: '', columns }, path)]
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
