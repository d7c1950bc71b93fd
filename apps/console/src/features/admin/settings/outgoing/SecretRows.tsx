/** The secrets that steps call with, by name. Their values are never shown: one is typed again or removed. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { PasswordInput } from '../../../../shared/ui/inputs/PasswordInput'
import { TextInput } from '../../../../shared/ui/inputs/TextInput'
import type { SecretProblem, SecretRow } from './outgoing-draft'
import { ADDS, focusBesideRemoved, REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'

export interface SecretRowsProps {
  readonly rows: readonly SecretRow[]
  readonly problems: ReadonlyMap<number, SecretProblem>
  readonly onChange: (rows: readonly SecretRow[]) => void
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '180px minmax(0, 1fr) auto' },
  gap: 2,
  alignItems: 'start',
} as const

export function SecretRows({ rows, problems, onChange }: SecretRowsProps) {
  const { t } = useLingui()
  const words: Readonly<Record<SecretProblem, string>> = {
    malformed: t`Letters, digits, - and _, a letter first`,
    twice: t`There is one of this name already`,
    empty: t`Enter what it holds`,
  }
  const change = (key: number, changes: Partial<SecretRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
    onChange([...rows, { key, name: '', value: '', isKept: false, isRemoved: false }])
  }
  return (
    <Box ref={focusBesideRemoved} sx={{ display: 'contents' }}>
      {rows.map(({ key, name, value, isKept, isRemoved }) => {
        const problem = problems.get(key)
        const atName = problem === 'malformed' || problem === 'twice'
        const shown = name === '' ? t`new` : name
        return (
          <Box key={key} sx={line}>
            {isKept ? (
              <Box
                component="code"
                sx={{
                  gridColumn: { xs: '1 / -1', sm: 'auto' },
                  // In line with the control beside it, which has its label above.
                  mt: isRemoved ? 0 : { sm: '22px' },
                  lineHeight: { sm: '32px' },
                  overflowWrap: 'anywhere',
                  ...(isRemoved ? { textDecoration: 'line-through', color: 'text.secondary' } : {}),
                }}
              >
                {name}
              </Box>
            ) : (
              <FormField label={t`Name of the secret`} layout="above" error={atName ? words[problem] : undefined}>
                {(ids) => (
                  <TextInput
                    ids={ids}
                    value={name}
                    placeholder="ERP_TOKEN"
                    autoComplete="off"
                    inputProps={{ maxLength: 64, spellCheck: false }}
                    onChange={(event) => change(key, { name: event.target.value })}
                  />
                )}
              </FormField>
            )}
            {isRemoved ? (
              <Box sx={{ lineHeight: '32px', color: 'text.secondary', fontSize: 13 }}>{t`Will be removed when you save`}</Box>
            ) : (
              <FormField
                label={isKept ? t`New value of ${shown}` : t`Value of ${shown}`}
                layout="above"
                error={problem === 'empty' ? words.empty : undefined}
                {...(isKept ? { hint: t`One is kept; leave empty to keep it` } : {})}
              >
                {(ids) => (
                  <PasswordInput
                    ids={ids}
                    value={value}
                    autoComplete="new-password"
                    inputProps={{ maxLength: 1024 }}
                    onChange={(event) => change(key, { value: event.target.value })}
                  />
                )}
              </FormField>
            )}
            <Box sx={{ mt: isRemoved ? 0 : '22px' }}>
              <IconAction
                {...REMOVES}
                forFingers
                icon={isRemoved ? 'undo' : 'trash'}
                iconSize={16}
                label={isRemoved ? t`Keep ${shown}` : t`Remove ${shown}`}
                onClick={() =>
                  isKept ? change(key, { isRemoved: !isRemoved, value: '' }) : onChange(rows.filter((row) => row.key !== key))
                }
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
        onClick={add}
      >
        {t`Add a secret`}
      </Button>
    </Box>
  )
}
