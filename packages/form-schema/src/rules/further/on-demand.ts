/** `#further-rules` in a browser: what most forms never need, and what loads that and RE2. */
import { loadRe2 } from '#re2'
import { logicOf } from '../../conditions/condition'
import { eachWidget, type FormDefinition } from '../../form-definition'
import type { FurtherCheck } from './further-check'

let loaded: FurtherCheck | null = null

/** Null until it was loaded. */
export const furtherRules = (): FurtherCheck | null => loaded

/** Loads what the rules of a form need. @param isAskedMore - the further rules are needed for more than the form says. */
export async function loadForRules(form?: FormDefinition, isAskedMore = false): Promise<void> {
  await Promise.all([loadRe2(form), (isAskedMore || !form || [...eachWidget(form)].some(hasRules)) && loadFurther()])
}

const hasRules = (widget: Parameters<typeof logicOf>[0]) => logicOf(widget).rules !== undefined

async function loadFurther(): Promise<void> {
  loaded ??= (await import('./check-further')).checkFurther
}
