/** A form over a schema of the contract: react-hook-form keeps the values, the schema validates them, issues of the server go to their fields. */
import { useState } from 'react'
import { type Control, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { contractResolver, type FormSchema } from './contract-resolver'
import type { FieldWords } from './issue-text'
import { placeIssues } from './place-issues'
import { type Theirs, theirsOf } from './theirs'

export interface ContractFormOptions<Schema extends FormSchema, Name extends string> {
  readonly schema: Schema
  /** The fields that are shown, in their order. */
  readonly fields: Readonly<Partial<Record<Name, FieldWords>>>
  readonly values: z.input<NoInfer<Schema>>
  /** Where the call's body contains these values, when that is not its top. */
  readonly under?: readonly string[]
}

/** What rows need of a form. */
export interface FormRows<Name extends string> {
  readonly control: Control
  readonly fields: Readonly<Partial<Record<Name, FieldWords>>>
  /** What each field may hold. */
  readonly shape: FormSchema['shape']
  /** By the name of the field, the value that somebody else has written meanwhile where this form has another one. */
  readonly theirs: Readonly<Record<string, Theirs>>
  /** Puts theirs into a field. */
  readonly takeTheirs: (name: Name) => void
}

export interface ContractForm<Output, Name extends string> extends FormRows<Name> {
  /** The first values of the form, or those it was settled on. */
  readonly first: Readonly<Record<string, unknown>>
  /** The values differ from the first ones. */
  readonly isDirty: boolean
  /** Errors that belong to no field. */
  readonly summary: string | undefined
  /** Checks everything; the first wrong field has the focus then. */
  readonly submit: (onValid: (values: Output) => void) => void
  /** Shows a refusal of the server, or values that somebody else has written meanwhile, at their fields. False when it names none, for `useExclusiveMutation` to show. */
  readonly place: (error: unknown) => boolean
  readonly say: (name: Name, message: string) => void
  /** The present values, valid or not. */
  readonly entered: () => Readonly<Record<string, unknown>>
  /** Sets these values, as if they were typed. */
  readonly fill: (values: Readonly<Partial<Record<Name, unknown>>>) => void
  readonly reset: () => void
  /** The values, or `values` instead, have been saved: changes are determined against them from now on. */
  readonly settle: (values?: Readonly<Record<string, unknown>>) => void
}

const NO_PREFIX: readonly string[] = []
/** Not a field; react-hook-form clears an error there at the next submit. */
const SUMMARY = 'root.summary'

export function useContractForm<Schema extends FormSchema, Name extends string>({
  schema,
  fields,
  values,
  under = NO_PREFIX,
}: ContractFormOptions<Schema, Name>): ContractForm<z.output<Schema>, Name> {
  const [theirs, setTheirs] = useState<Readonly<Record<string, Theirs>>>({})
  const { control, formState, handleSubmit, setError, setFocus, setValue, getValues, reset } = useForm<
    FieldValues,
    unknown,
    z.output<Schema>
  >({
    defaultValues: values,
    resolver: contractResolver(schema, fields),
  })
  const { errors, isDirty, defaultValues: first = {} } = formState
  const hidden = Object.keys(errors).filter((name) => name !== 'root' && !Object.hasOwn(fields, name))
  const unplaced = [errors.root?.['summary']?.message, ...hidden.map((name) => errors[name]?.message)]
  const summary = unplaced.filter((text) => typeof text === 'string').join(' ')
  return {
    control,
    fields,
    shape: schema.shape,
    theirs,
    takeTheirs: (name) => {
      const field: string = name
      setValue(field, theirs[field]?.value, { shouldDirty: true, shouldValidate: true })
      setTheirs(Object.fromEntries(Object.entries(theirs).filter(([other]) => other !== field)))
      setFocus(field)
    },
    first,
    isDirty,
    summary: summary === '' ? undefined : summary,
    submit: (onValid) => void handleSubmit((valid) => onValid(valid))(),
    place: (error) => {
      const contested = theirsOf(error, fields)
      if (contested !== null) {
        setTheirs(contested)
        // The next edit is based on their values; local values stay.
        const values = Object.entries(contested).map(([name, { value }]) => [name, value] as const)
        reset({ ...first, ...Object.fromEntries(values) }, { keepValues: true, keepDirty: true })
        const [field] = Object.keys(contested)
        if (field !== undefined) setFocus(field)
        return true
      }
      const placed = placeIssues(error, fields, under)
      if (placed === null) return false
      for (const [at, [name, message]] of Object.entries(placed.atFields).entries())
        setError(name, { type: 'refused', message }, { shouldFocus: at === 0 })
      if (placed.others.length > 0) setError(SUMMARY, { type: 'refused', message: placed.others.join(' ') })
      return true
    },
    say: (name, message) => setError(name, { type: 'refused', message }, { shouldFocus: true }),
    entered: () => getValues(),
    fill: (values) => {
      for (const [name, value] of Object.entries(values))
        setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    },
    reset: () => reset(),
    settle: (values = {}) => reset({ ...getValues(), ...values }),
  }
}
