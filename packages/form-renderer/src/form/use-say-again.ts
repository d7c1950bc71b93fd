/** Says what is wrong again when the words of the rules become others: a page may change its language while a form is filled. */
import { useEffect, useRef } from 'react'
import type { FieldCells } from '../field/field-cells'
import type { EngineSettings, FormEngine } from './form-engine'

/** @param settings - those of this draw, which the engine has taken over when effects run. */
export function useSayAgain(engine: FormEngine, { locale, ruleMessages }: Pick<EngineSettings, 'locale' | 'ruleMessages'>): void {
  const said = useRef({ locale, ruleMessages })
  useEffect(() => {
    if (said.current.locale === locale && said.current.ruleMessages === ruleMessages) return
    said.current = { locale, ruleMessages }
    sayAgain(engine)
    for (const store of engine.rows.stores) sayAgain(store)
  }, [engine, locale, ruleMessages])
}

/** What its field alone does not find stays as it was said: a server's, a rule across rows. */
function sayAgain(checked: { readonly cells: FieldCells; recheck(cell: string): void }): void {
  const { cells } = checked
  for (const entry of cells.errors()) {
    const [cell] = entry
    checked.recheck(cell)
    if (!cells.errors().has(cell)) cells.setErrors([cell], new Map([entry]))
  }
}
