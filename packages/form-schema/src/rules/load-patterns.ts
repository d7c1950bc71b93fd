/** Loads the engine for patterns that need RE2. */
import { loadRe2 } from '#re2'
import { eachWidget, type FormDefinition } from '../form-definition'
import { isField } from '../widgets/behaviours'
import type { Widget } from '../widgets/index'

/** Properties of characters, the flag `i` for all of a pattern or for a group, and lookaheads. */
const MAY_NEED_RE2 = /\\p|\/\w*i\w*\s*$|\?(\w*i|[=!])/i

/**
 * Loads what the patterns of a form need: RE2, 45 KiB gzip, where one asks for properties of characters (`\p{Han}`), ignores case or looks ahead;
 * else nothing. Await it before validating in a browser or a worker; `FormRenderer` does. In Node nothing has to be loaded.
 *
 * @param form - the form; by default whatever any pattern may need.
 * @throws when the code cannot be loaded; the next call tries again.
 * @example await loadPatterns(form); const result = validateValues(form, values)
 */
export async function loadPatterns(form?: FormDefinition): Promise<void> {
  if (!form || [...eachWidget(form)].some(mayNeedRe2)) await loadRe2()
}

/** By the option alone: a pattern that a field of another type was left with does no harm here. */
const mayNeedRe2 = (widget: Widget) => isField(widget) && 'pattern' in widget.options && MAY_NEED_RE2.test(widget.options.pattern)
