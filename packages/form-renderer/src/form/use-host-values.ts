/** Synchronises host and form: what the host holds is written into the form, and the host is notified of changes. */
import { type FormValues, logicOf } from '@formwork/form-schema'
import { useEffect, useReducer, useRef } from 'react'
import type { FormRendererProps } from '../api/form-renderer-props'
import { sameStored } from '../values/same-value'
import type { FormEngine } from './form-engine'

export type HostValues = Pick<FormRendererProps, 'value' | 'values' | 'onChange' | 'onFieldChange'>

/** `value` is what the form shows, whatever is entered; of `values` another entry than before goes into its field. */
export function useHostValues(engine: FormEngine, { value, values, onChange, onFieldChange }: HostValues): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const isControlled = value !== undefined
  /** True while the host's own value is written, which is not reported to it. */
  const isWriting = useRef(false)
  useEffect(() => {
    // Costs nothing when the host does not ask.
    if (!onChange && !onFieldChange && !isControlled) return
    return engine.cells.subscribeValues((models) => {
      if (isWriting.current) return
      for (const model of models) onFieldChange?.(model, engine.cells.valueOf(model))
      onChange?.(engine.values())
      // Drawn together with a host that took the change over; one that did not is obeyed.
      if (isControlled) drawAgain()
    })
  }, [engine, onChange, onFieldChange, isControlled])
  useEffect(() => {
    if (!value) return
    isWriting.current = true
    for (const field of engine.plan.fields) {
      const { model } = field
      const given = Object.hasOwn(value, model) ? value[model] : undefined
      const wanted = given === undefined ? engine.plan.initial[model] : given
      // Computed values are set by the form only.
      if (logicOf(field).computed === undefined && !sameStored(engine.cells.valueOf(model), wanted)) engine.setValue(model, wanted)
    }
    isWriting.current = false
  })
  const previous = useRef(values)
  useEffect(() => {
    const before = previous.current
    previous.current = values
    if (!values || values === before) return
    for (const model of changedModels(engine, values, before)) engine.adopt(model, values[model])
  }, [engine, values])
}

/** A host that hands back what `onChange` told it must not disturb the field. */
function changedModels({ plan, cells }: FormEngine, values: FormValues, before: FormValues | undefined): readonly string[] {
  return plan.fields
    .map(({ model }) => model)
    .filter(
      (model) =>
        Object.hasOwn(values, model) &&
        !(before && Object.hasOwn(before, model) && Object.is(before[model], values[model])) &&
        !sameStored(cells.valueOf(model), values[model]),
    )
}
