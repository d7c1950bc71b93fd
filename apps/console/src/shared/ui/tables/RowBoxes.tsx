/** Boxes that choose rows of a list: one a row, and one for all that are shown. */
import { useLingui } from '@lingui/react/macro'
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TableCell from '@mui/material/TableCell'
import type { MouseEvent as PressEvent } from 'react'
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
      onChange={({ nativeEvent }, isChosen) => onChoose([row], isChosen, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      onMouseDown={selectNoText}
      slotProps={{ input: { 'aria-label': t`Choose ${name}` } }}
    />
  )
}

/** With Shift a click would select the text from the last one to here. */
function selectNoText(event: PressEvent) {
  if (event.shiftKey) event.preventDefault()
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

function useAllBox<Row>({ rows, selection: { chosen, onChoose } }: AllBoxProps<Row>): CheckboxProps {
  const count = rows.filter(({ id }) => chosen.has(id)).length
  const isAll = rows.length > 0 && count === rows.length
  return {
    checked: isAll,
    indeterminate: count > 0 && !isAll,
    disabled: rows.length === 0,
    onChange: () =>
      onChoose(
        rows.map(({ original }) => original),
        !isAll,
      ),
  }
}

export function AllBox<Row>(props: AllBoxProps<Row>) {
  const { t } = useLingui()
  return (
    <TableCell sx={cell}>
      <Checkbox {...useAllBox(props)} slotProps={{ input: { 'aria-label': t`Choose all on this page` } }} />
    </TableCell>
  )
}

/** The same over cards, which have no heading. */
export function AllChoice<Row>(props: AllBoxProps<Row>) {
  const { t } = useLingui()
  return (
    <FormControlLabel
      control={<Checkbox {...useAllBox(props)} />}
      label={t`Choose all on this page`}
      sx={{ ml: 1.75, alignSelf: 'flex-start', '& .MuiFormControlLabel-label': { fontSize: 13, color: 'text.secondary' } }}
    />
  )
}
