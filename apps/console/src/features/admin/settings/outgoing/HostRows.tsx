/** The systems that steps may call, one a row. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import { type HostProblem, type HostRow, hostText } from './outgoing-draft'
import { ADDS, focusBesideRemoved, REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'

export interface HostRowsProps {
  readonly rows: readonly HostRow[]
  readonly problems: ReadonlyMap<number, HostProblem>
  readonly onChange: (rows: readonly HostRow[]) => void
}

export const rowLine = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 2, alignItems: 'start' } as const

export function HostRows({ rows, problems, onChange }: HostRowsProps) {
  const { t } = useLingui()
  const words: Readonly<Record<HostProblem, string>> = {
    malformed: t`The name of a machine, such as erp.example.com, or *.example.com for all below it`,
    twice: t`It is in the list already`,
  }
  const change = (key: number, changes: Partial<HostRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <Box ref={focusBesideRemoved} sx={{ display: 'contents' }}>
      {rows.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t`None: steps call no other system.`}</Box>}
      {rows.map(({ key, host, isInside }, at) => {
        const number = at + 1
        const problem = problems.get(key)
        return (
          <Box key={key} sx={rowLine}>
            <FormField label={t`System ${number}`} layout="above" error={problem === undefined ? undefined : words[problem]}>
              {(ids) => (
                <TextInput
                  ids={ids}
                  value={host}
                  placeholder="erp.example.com"
                  autoComplete="off"
                  inputProps={{ maxLength: 253, spellCheck: false }}
                  onChange={(event) => change(key, { host: event.target.value })}
                  onBlur={() => host !== hostText(host) && change(key, { host: hostText(host) })}
                />
              )}
            </FormField>
            <FormControlLabel
              sx={{ mt: '22px', mr: 0 }}
              control={<Checkbox checked={isInside} onChange={(_, checked) => change(key, { isInside: checked })} />}
              label={t`Own network`}
            />
            <Box sx={{ mt: '22px' }}>
              <IconAction
                {...REMOVES}
                forFingers
                icon="trash"
                iconSize={16}
                label={t`Remove system ${number}`}
                onClick={() => onChange(rows.filter((row) => row.key !== key))}
              />
            </Box>
          </Box>
        )
      })}
      <Button
        {...ADDS}
        color="inherit"
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => onChange([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, host: '', isInside: false }])}
      >
        {t`Add a system`}
      </Button>
    </Box>
  )
}
