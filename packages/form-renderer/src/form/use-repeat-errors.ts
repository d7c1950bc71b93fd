/** Repeats errors in the new language when the rule messages change: a page may change its language while a form is filled. */
import { useEffect, useRef } from 'react'
import type { FieldCells } from '../field/field-cells'
import type { EngineSettings, FormEngine } from './form-engine'

/** @param settings - those of this draw, which the engine has taken over when effects run. */
export function useRepeatErrors(engine: FormEngine, { locale, ruleMessages }: Pick<EngineSettings, 'locale' | 'ruleMessages'>): void {
  const shown = useRef({ locale, ruleMessages })
  useEffect(() => {
    if (shown.current.locale === locale && shown.current.ruleMessages === ruleMessages) return
    shown.current = { locale, ruleMessages }
    repeatErrors(engine)
    for (const store of engine.rows.stores) repeatErrors(store)
  }, [engine, locale, ruleMessages])
}

/** Errors that the field's own rules do not find stay unchanged: a server's, or those of a rule across rows. */
function repeatErrors(checked: { readonly cells: FieldCells; recheck(cell: string): void }): void {
  const { cells } = checked
  for (const entry of cells.errors()) {
    const [cell] = entry
    checked.recheck(cell)
    if (!cells.errors().has(cell)) cells.setErrors([cell], new Map([entry]))
  }
}
