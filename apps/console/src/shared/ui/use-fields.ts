/** The values and errors of a small form. Touching a field takes its error away. */
import { useState } from 'react'

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

export interface Fields<Values> {
  readonly values: Values
  readonly errors: FieldErrors<Values>
  /** The values differ from the first ones. */
  readonly isDirty: boolean
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Shows what was found; true when nothing was. */
  readonly accept: (found: FieldErrors<Values>) => boolean
}

export function useFields<Values extends object>(initial: Values): Fields<Values> {
  const [first] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  return {
    values,
    errors,
    // Small forms of plain values: as text they are quickly compared.
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }))
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)) as FieldErrors<Values>)
    },
    accept: (found) => {
      const shown = Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as FieldErrors<Values>
      setErrors(shown)
      return Object.keys(shown).length === 0
    },
  }
}
