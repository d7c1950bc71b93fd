/** Names the settings of the source that nothing here has a counterpart for. */
import { type JsonObject, type JsonValue, ownValue } from '../../json'
import { shown } from '../finding'
import { isSaid } from './read-values'
import type { Path } from './draft'
import type { Sketch } from './sketch'

/** The settings of a format that its reader knows; any others are reported as left out. */
export interface KnownSettings {
  /** Read, or without meaning for who fills the form in. */
  readonly read: ReadonlySet<string>
  /** Code and formulas: never run, so left out. */
  readonly code: ReadonlySet<string>
  /** Looks only. */
  readonly layout: ReadonlySet<string>
  /** Values that the builder of the format writes by itself. */
  readonly usual?: Readonly<Record<string, readonly JsonValue[]>>
}

/** Reports every meaningful setting that was not read; once for each place, however often it is read. */
export function nameLeftovers(source: JsonObject, known: KnownSettings, path: Path, sketch: Sketch): void {
  if (!sketch.isNew(path)) return
  for (const [option, found] of Object.entries(source)) {
    if (known.read.has(option) || !isSaid(found) || isUsual(option, found, known)) continue
    const at = [...path, option]
    if (known.code.has(option)) sketch.note('code.dropped', at, { option })
    else sketch.note(known.layout.has(option) ? 'layout.dropped' : 'setting.dropped', at, { option, found: shown(found) })
  }
}

function isUsual(option: string, found: JsonValue, { usual = {} }: KnownSettings): boolean {
  return ownValue(usual, option)?.includes(found) ?? false
}
