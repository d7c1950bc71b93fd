/** A row that chooses one person by typing part of the name. */
import type { Person } from '@formwork/api-contract'
import { Row, type RowProps } from '../contract-form/Row'
import { PersonPicker } from './PersonPicker'

interface Known {
  /** The person the value may name although a search does not find them. */
  readonly current?: Person | undefined
  /** Ids of those who are not offered. */
  readonly without?: readonly string[]
}

export function PersonRow<Name extends string>({ current, without, ...row }: RowProps<Name> & Known) {
  return (
    <Row {...row}>
      {({ ids, label, isRequired, value, onChange, onBlur, inputRef }) => (
        <PersonPicker
          ids={ids}
          label={label}
          isRequired={isRequired}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={inputRef}
          current={current}
          {...(without === undefined ? {} : { without })}
        />
      )}
    </Row>
  )
}
