/** A row that chooses colleagues by name: one, or several. */
import { z } from 'zod'
import { Row, type RowProps } from '../contract-form/Row'
import { type Colleague, ColleaguePicker } from './ColleaguePicker'

const colleagues = z.array(z.object({ id: z.string(), name: z.string() }))

export interface ColleaguesRowProps<Name extends string> extends RowProps<Name> {
  readonly most: number
  readonly without?: readonly string[]
  readonly autoFocus?: boolean
}

export function ColleaguesRow<Name extends string>({ most, without = [], autoFocus = false, ...row }: ColleaguesRowProps<Name>) {
  return (
    <Row {...row}>
      {({ ids, label, isRequired, value, onChange, inputRef }) => (
        <ColleaguePicker
          ids={ids}
          label={label}
          isRequired={isRequired}
          inputRef={inputRef}
          value={peopleOf(value)}
          onChange={onChange}
          most={most}
          without={without}
          autoFocus={autoFocus}
        />
      )}
    </Row>
  )
}

function peopleOf(value: unknown): readonly Colleague[] {
  const parsed = colleagues.safeParse(value)
  return parsed.success ? parsed.data : []
}
