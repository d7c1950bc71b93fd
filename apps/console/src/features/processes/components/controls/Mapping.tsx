/** Pairs of names: what is copied from where to where. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'

export interface Pair {
  from: string
  to: string
}

export interface MappingProps {
  readonly label: string
  readonly fromLabel: string
  readonly toLabel: string
  readonly pairs: readonly Pair[]
  readonly isReadOnly: boolean
  /** `key` marks typing, which counts as one step of undo. */
  readonly onChange: (pairs: Pair[], key?: string) => void
}

export function Mapping({ label, fromLabel, toLabel, pairs, isReadOnly, onChange }: MappingProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<readonly Pair[]>(pairs)
  // Rows that are not complete yet are kept here; the process knows the complete ones only.
  const rows = isSame(complete(typed), pairs) ? typed : pairs
  const change = (next: readonly Pair[], key?: string) => {
    setTyped(next)
    if (!isSame(complete(next), pairs)) onChange(complete(next), key)
  }
  const put = (index: number, pair: Pair) =>
    change(
      rows.map((one, at) => (at === index ? pair : one)),
      `${label}-${index}`,
    )
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>{label}</Box>
      {rows.map((pair, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pair is known by its place only
        <Box key={index} sx={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr auto', alignItems: 'center', gap: 1 }}>
          <OutlinedInput
            value={pair.from}
            disabled={isReadOnly}
            inputProps={{ 'aria-label': fromLabel, maxLength: 200 }}
            placeholder={fromLabel}
            onChange={(event) => put(index, { from: event.target.value, to: pair.to })}
          />
          <span aria-hidden>→</span>
          <OutlinedInput
            value={pair.to}
            disabled={isReadOnly}
            inputProps={{ 'aria-label': toLabel, maxLength: 200 }}
            placeholder={toLabel}
            onChange={(event) => put(index, { from: pair.from, to: event.target.value })}
          />
          {!isReadOnly && (
            <IconAction
              icon="close"
              iconSize={16}
              size="small"
              label={t`Remove this row`}
              onClick={() => change(rows.filter((_, at) => at !== index))}
            />
          )}
        </Box>
      ))}
      {!isReadOnly && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="plus" size={14} />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => change([...rows, { from: '', to: '' }])}
        >
          {t`Add a row`}
        </Button>
      )}
    </Box>
  )
}

const complete = (rows: readonly Pair[]): Pair[] => rows.filter(({ from, to }) => from !== '' && to !== '').map((row) => ({ ...row }))

function isSame(a: readonly Pair[], b: readonly Pair[]): boolean {
  return a.length === b.length && a.every(({ from, to }, index) => from === b[index]?.from && to === b[index]?.to)
}
