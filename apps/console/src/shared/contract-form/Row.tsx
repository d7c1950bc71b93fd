/** A row of a form over the contract: label, control, and under it the hint or the error. */
import { type FieldFacts, fieldFacts } from '@formwork/api-contract'
import type { ReactNode } from 'react'
import { type RefCallBack, useController } from 'react-hook-form'
import { type FieldIds, FormField } from '../ui/inputs/FormField'
import { wordsOf } from './contract-resolver'
import type { FieldWords } from './issue-text'
import { TheirsNote } from './TheirsNote'
import type { FormRows } from './use-contract-form'

export interface RowProps<Name extends string> {
  readonly form: FormRows<Name>
  readonly name: Name
  readonly hint?: ReactNode
  /** A link to where the problem is solved, after the hint or the server's error; not after errors of the form itself. */
  readonly remedy?: ReactNode
  readonly layout?: 'beside' | 'above'
  /** Where it depends on another field; otherwise the schema knows. */
  readonly isRequired?: boolean
}

export interface ShownAs {
  /** How to show a value in a message; the value itself by default. */
  readonly shownAs?: (value: unknown) => string
}

const plainly = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export interface RowControl extends FieldWords, FieldFacts {
  readonly ids: FieldIds
  /** The value of any field; a control takes the kind it edits. */
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
  /** Focused when this is the first invalid field. */
  readonly inputRef: RefCallBack
}

/** Of a row that is shown but is no field of this call, such as a name that cannot be changed any more. */
const NO_FACTS: FieldFacts = { isRequired: false, maxLength: undefined }

export function Row<Name extends string>({
  form,
  name,
  hint,
  remedy,
  layout = 'beside',
  isRequired,
  shownAs = plainly,
  children,
}: RowProps<Name> & ShownAs & { readonly children: (control: RowControl) => ReactNode }) {
  const { field, fieldState } = useController({ control: form.control, name })
  const { onChange, onBlur, ref } = field
  const value: unknown = field.value
  const words = wordsOf(form.fields, name)
  const schema = form.shape[name]
  const facts = { ...(schema === undefined ? NO_FACTS : fieldFacts(schema)), ...(isRequired === undefined ? {} : { isRequired }) }
  const theirs = form.theirs[name]
  const note =
    theirs === undefined ? (
      hint
    ) : (
      <TheirsNote
        shown={theirs.name ?? shownAs(theirs.value)}
        label={words.label}
        change={theirs.change}
        onTake={() => form.takeTheirs(name)}
      />
    )
  const isRefused = fieldState.error?.type === 'refused'
  return (
    <FormField
      label={words.label}
      required={facts.isRequired}
      error={fieldState.error?.message}
      hint={note}
      remedy={fieldState.error === undefined || isRefused ? remedy : undefined}
      layout={layout}
    >
      {(ids) => children({ ...words, ...facts, ids, value, onChange, onBlur, inputRef: ref })}
    </FormField>
  )
}
