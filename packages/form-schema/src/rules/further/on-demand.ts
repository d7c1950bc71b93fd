/** `#further-rules` in a browser: what most forms never need, and what loads that, patterns and RE2. */
import { loadPatterns } from '#patterns'
import { loadRe2 } from '#re2'
import { logicOf } from '../../conditions/condition'
import { eachWidget, type FormDefinition } from '../../form-definition'
import type { Widget } from '../../widgets/index'
import type { FurtherCheck } from './further-check'

let loaded: FurtherCheck | null = null

/** Null until it was loaded. */
export const furtherRules = (): FurtherCheck | null => loaded

/** Loads what the rules of a form need. @param isAskedMore - the further rules are needed for more than the form says. */
export async function loadForRules(form?: FormDefinition, isAskedMore?: boolean): Promise<void> {
  const asksFor = (what: (widget: Widget) => unknown) => !form || [...eachWidget(form)].some(what)
  await Promise.all([
    asksFor((widget) => patternOf(widget) !== '') && loadPatterns(),
    asksFor((widget) => MAY_NEED_RE2.test(patternOf(widget))) && loadRe2(),
    (isAskedMore || asksFor(hasRules)) && loadFurther(),
  ])
}

/** Properties of characters, the flag `i` for all of a pattern or for a group, and lookaheads. */
const MAY_NEED_RE2 = /\\p|\/\w*i\w*\s*$|\?(\w*i|[=!])/i

/** By the option alone: a pattern that a field of another type was left with does no harm here. */
const patternOf = (widget: Widget): string => ('options' in widget && 'pattern' in widget.options ? widget.options.pattern : '')

const hasRules = (widget: Widget) => logicOf(widget).rules

async function loadFurther(): Promise<void> {
  loaded ??= (await import('./check-further')).checkFurther
}
