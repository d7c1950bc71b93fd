/** `#re2` in a browser: 50 KiB that most pages never need. */
import { eachWidget, type FormDefinition } from '../../form-definition'
import { isField } from '../../widgets/behaviours'
import type { Widget } from '../../widgets/index'
import type { PatternEngine } from '../pattern-engine/pattern-engine'

let engine: PatternEngine | null = null

/** Null until it was loaded. */
export const re2 = (): PatternEngine | null => engine

/** @param form - loads nothing where none of its patterns needs it. */
export async function loadRe2(form?: FormDefinition): Promise<void> {
  if (!form || [...eachWidget(form)].some(mayNeedRe2)) engine ??= (await import('./compile-with-re2')).compileWithRe2
}

/** Properties of characters, the flag `i` for all of a pattern or for a group, and lookaheads. */
const MAY_NEED_RE2 = /\\p|\/\w*i\w*\s*$|\?(\w*i|[=!])/i

/** By the option alone: a pattern that a field of another type was left with does no harm here. */
const mayNeedRe2 = (widget: Widget) => isField(widget) && 'pattern' in widget.options && MAY_NEED_RE2.test(widget.options.pattern)
