/** Synchronises host and form: changed entries of `values` are written into the form, `onChange` is called for changes of the form. */
import type { FormValues } from '@formwork/form-schema'
import { useEffect, useRef } from 'react'
import type { FormEngine } from './form-engine'

export function useHostValues(
  engine: FormEngine,
  values: FormValues | undefined,
  onChange: ((values: FormValues) => void) | undefined,
): void {
  // Costs nothing when the host does not ask.
  useEffect(() => onChange && engine.cells.subscribeValues(() => onChange(engine.values())), [engine, onChange])
  const previous = useRef(values)
  useEffect(() => {
    const before = previous.current
    previous.current = values
    if (!values || values === before) return
    const now = engine.values()
    for (const { model } of engine.plan.fields) {
      if (!Object.hasOwn(values, model) || (before && Object.hasOwn(before, model) && Object.is(before[model], values[model]))) continue
      // A host that hands back what onChange told it must not disturb the field.
      if (!sameEntry(now[model], values[model])) engine.setValue(model, values[model])
    }
  }, [engine, values])
}

function sameEntry(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => Object.is(item, right[index]))
  return Object.is(left, right)
}
