/** Boxes that choose rows of a list: one a row, and one for all that are shown. */
import { useLingui } from '@lingui/react/macro'
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import { screenOnly } from '../theme/print-styles'
import type { RowSelection } from './list-table'

interface ChoiceBoxProps<Row> extends Pick<CheckboxProps, 'sx'> {
  readonly row: Row
  readonly id: string
  readonly selection: RowSelection<Row>
}

export function ChoiceBox<Row>({ row, id, selection: { chosen, onChoose, nameOf }, sx }: ChoiceBoxProps<Row>) {
  const { t } = useLingui()
  const name = nameOf(row)
  return (
    <Checkbox
      {...(sx === undefined ? {} : { sx })}
      checked={chosen.has(id)}
      onChange={(_, isChosen) => onChoose([row], isChosen)}
      slotProps={{ input: { 'aria-label': t`Choose ${name}` } }}
    />
  )
}

const cell = { width: 44, p: 0, pl: 1, ...screenOnly } as const

export function RowBox<Row>(props: ChoiceBoxProps<Row>) {
  return (
    <TableCell sx={cell}>
      <ChoiceBox {...props} />
    </TableCell>
  )
}

interface AllBoxProps<Row> {
  readonly rows: readonly { readonly id: string; readonly original: Row }[]
  readonly selection: RowSelection<Row>
}

export function AllBox<Row>({ rows, selection: { chosen, onChoose } }: AllBoxProps<Row>) {
  const { t } = useLingui()
  const count = rows.filter(({ id }) => chosen.has(id)).length
  const isAll = rows.length > 0 && count === rows.length
  return (
    <TableCell sx={cell}>
      <Checkbox
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        disabled={rows.length === 0}
        onChange={() =>
          onChoose(
            rows.map(({ original }) => original),
            !isAll,
          )
        }
        slotProps={{ input: { 'aria-label': t`Choose all on this page` } }}
      />
    </TableCell>
  )
}
