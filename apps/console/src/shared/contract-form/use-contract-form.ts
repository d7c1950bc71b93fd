/** A form over a schema of the contract: react-hook-form keeps the values, the schema says what they may be, issues of the server go to their fields. */
import { type Control, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { contractResolver, type FormSchema } from './contract-resolver'
import type { FieldWords } from './issue-text'
import { placeIssues } from './place-issues'

export interface ContractFormOptions<Schema extends FormSchema, Name extends string> {
  readonly schema: Schema
  /** The fields that are shown, in their order. */
  readonly fields: Readonly<Partial<Record<Name, FieldWords>>>
  readonly values: z.input<NoInfer<Schema>>
  /** Where the call's body holds these values, when that is not its top. */
  readonly under?: readonly string[]
}

/** What rows need of a form. */
export interface FormRows<Name extends string> {
  readonly control: Control
  readonly fields: Readonly<Partial<Record<Name, FieldWords>>>
  /** What each field may hold. */
  readonly shape: FormSchema['shape']
}

interface ContractForm<Output, Name extends string> extends FormRows<Name> {
  /** What the form began with, or was settled on. */
  readonly first: Readonly<Record<string, unknown>>
  /** The values differ from the first ones. */
  readonly isDirty: boolean
  /** What is wrong and belongs to no field. */
  readonly summary: string | undefined
  /** Checks everything; the first wrong field has the focus then. */
  readonly submit: (onValid: (values: Output) => void) => void
  /** Puts a refusal of the server at its fields. False when it names none, for `useExclusiveMutation` to show. */
  readonly place: (error: unknown) => boolean
  readonly say: (name: Name, message: string) => void
  readonly reset: () => void
  /** What is entered has been saved, or `values` instead: changes are told against it from now on. */
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
  const { control, formState, handleSubmit, setError, getValues, reset } = useForm<FieldValues, unknown, z.output<Schema>>({
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
    first,
    isDirty,
    summary: summary === '' ? undefined : summary,
    submit: (onValid) => void handleSubmit((valid) => onValid(valid))(),
    place: (error) => {
      const placed = placeIssues(error, fields, under)
      if (placed === null) return false
      for (const [at, [name, message]] of Object.entries(placed.atFields).entries())
        setError(name, { type: 'refused', message }, { shouldFocus: at === 0 })
      if (placed.others.length > 0) setError(SUMMARY, { type: 'refused', message: placed.others.join(' ') })
      return true
    },
    say: (name, message) => setError(name, { type: 'refused', message }, { shouldFocus: true }),
    reset: () => reset(),
    settle: (values = {}) => reset({ ...getValues(), ...values }),
  }
}
