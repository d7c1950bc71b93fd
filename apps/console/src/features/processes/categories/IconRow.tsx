/** A row that chooses one icon. */
import { Row, type RowProps } from '../../../shared/contract-form/Row'
import { IconChoice } from './IconChoice'

export interface IconRowProps<Name extends string> extends RowProps<Name> {
  /** Its tone is that of the tile. */
  readonly tone: string
}

export function IconRow<Name extends string>({ tone, ...row }: IconRowProps<Name>) {
  return (
    <Row {...row}>
      {({ ids, label, value, onChange, onBlur }) => (
        <IconChoice id={ids.id} label={label} value={String(value)} tone={tone} onChange={onChange} onBlur={onBlur} />
      )}
    </Row>
  )
}
