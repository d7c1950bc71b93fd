/** Loads what the rules of a form need besides what every page has. */
import { loadForRules } from '#further-rules'
import type { FormDefinition } from '../form-definition'

/**
 * Loads what the rules of a form need: what runs patterns, 4 KiB gzip, where a field has one; RE2, 45 KiB, where a pattern asks for properties of characters (`\p{Han}`), ignores case or looks ahead;
 * the further rules, 5 KiB, where a field has some (`formwork.rules`); else nothing. Await it before validating in a browser or a worker;
 * `FormRenderer` does. In Node and in the workers of edge servers (`workerd`, `edge-light`) nothing has to be loaded.
 *
 * @param form - the form; by default whatever any form may need, also for `previous`, `choices` and `validators`.
 * @returns nothing, once all of it is there.
 * @throws when the code cannot be loaded; the next call tries again.
 * @example await loadRules(form); const result = validateValues(form, values)
 */
export const loadRules: (form?: FormDefinition) => Promise<void> = loadForRules
