/** Pairs of names: what is copied, and where. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { type SearchChoice, SearchSelect } from './SearchSelect'
import { ADDS, focusBesideRemoved, REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'

export interface Pair {
  from: string
  to: string
}

export interface MappingProps {
  readonly label: string
  /** Under the label. */
  readonly hint?: string
  readonly fromLabel: string
  readonly toLabel: string
  /** What one side is chosen from, by its name; absent: it is typed. */
  readonly fromChoices?: readonly SearchChoice<string>[]
  readonly toChoices?: readonly SearchChoice<string>[]
  readonly pairs: readonly Pair[]
  readonly isReadOnly: boolean
  /** `key` marks typing, which counts as one step of undo. */
  readonly onChange: (pairs: Pair[], key?: string) => void
}

export function Mapping({ label, hint, fromLabel, toLabel, fromChoices, toChoices, pairs, isReadOnly, onChange }: MappingProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<readonly Pair[]>(pairs)
  // Empty rows are kept here; the process gets those of which at least one side is filled in.
  const rows = isSame(begun(typed), pairs) ? typed : pairs
  const incomplete = rows.filter(isIncomplete).length
  const change = (next: readonly Pair[], key?: string) => {
    setTyped(next)
    if (!isSame(begun(next), pairs)) onChange(begun(next), key)
  }
  const put = (index: number, pair: Pair) =>
    change(
      rows.map((one, at) => (at === index ? pair : one)),
      `${label}-${index}`,
    )
  return (
    <Box ref={focusBesideRemoved} role="group" aria-label={label} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>
        {label}
        {hint !== undefined && <FormHelperText sx={{ m: 0 }}>{hint}</FormHelperText>}
      </Box>
      {rows.map((pair, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a pair is known by its place only
        <Box
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
            alignItems: 'center',
            gap: 1,
            ...MISSING_SIDE,
          }}
        >
          <Side
            label={fromLabel}
            value={pair.from}
            choices={fromChoices}
            isMissing={isIncomplete(pair) && pair.from === ''}
            isReadOnly={isReadOnly}
            onChange={(from) => put(index, { from, to: pair.to })}
          />
          <span aria-hidden>→</span>
          <Side
            label={toLabel}
            value={pair.to}
            choices={toChoices}
            isMissing={isIncomplete(pair) && pair.to === ''}
            isReadOnly={isReadOnly}
            onChange={(to) => put(index, { from: pair.from, to })}
          />
          {!isReadOnly && (
            <IconAction
              {...REMOVES}
              forFingers
              icon="close"
              iconSize={16}
              size="small"
              label={t`Remove this row`}
              onClick={() => change(rows.filter((_, at) => at !== index))}
            />
          )}
        </Box>
      ))}
      {incomplete > 0 && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          {plural(incomplete, {
            one: '# row is incomplete. Fill in both sides before you publish.',
            other: '# rows are incomplete. Fill in both sides before you publish.',
          })}
        </FormHelperText>
      )}
      {!isReadOnly && (
        <Button
          {...ADDS}
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

interface SideProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly SearchChoice<string>[] | undefined
  /** The other side is filled in. */
  readonly isMissing: boolean
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

/** Nobody is told off while they fill in the row. */
const MISSING_SIDE = {
  '&:not(:focus-within) .MuiInputBase-root:has([aria-invalid="true"]) fieldset': { borderColor: 'error.main' },
} as const

function Side({ label, value, choices, isMissing, isReadOnly, onChange }: SideProps) {
  const id = useId()
  if (choices !== undefined) {
    const chosen = choices.find((choice) => choice.value === value) ?? (value === '' ? null : { value, label: value })
    return (
      <SearchSelect
        ids={{ id, describedBy: undefined, isInvalid: isMissing }}
        label={label}
        placeholder={label}
        value={chosen}
        choices={choices}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    )
  }
  return (
    <OutlinedInput
      value={value}
      disabled={isReadOnly}
      inputProps={{ 'aria-label': label, 'aria-invalid': isMissing, maxLength: 200 }}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const begun = (rows: readonly Pair[]): Pair[] => rows.filter(({ from, to }) => from !== '' || to !== '').map((row) => ({ ...row }))

const isIncomplete = ({ from, to }: Pair) => (from === '') !== (to === '')

function isSame(a: readonly Pair[], b: readonly Pair[]): boolean {
  return a.length === b.length && a.every(({ from, to }, index) => from === b[index]?.from && to === b[index]?.to)
}
