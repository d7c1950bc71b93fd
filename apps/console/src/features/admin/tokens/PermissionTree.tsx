/** Permissions as ticked boxes in their groups; a group's box ticks all of it. Only permissions that one holds can be given. */
import { holdsAny } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useSignedInUser } from '../../../shared/session/session-store'
import { PERMISSION_GROUPS, type PermissionGroup } from '../permission-groups'

export interface PermissionTreeProps {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** All of them, and not to be changed. */
  readonly isAdmin: boolean
  /** Given where only some of one's permissions can be given. */
  readonly offered?: readonly string[]
}

export function PermissionTree({ value, onChange, isAdmin, offered }: PermissionTreeProps) {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        '& > *:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {PERMISSION_GROUPS.map((group) => (
        <Group
          key={group.id}
          group={group}
          value={value}
          onChange={onChange}
          isAdmin={isAdmin}
          {...(offered === undefined ? {} : { offered })}
        />
      ))}
    </Box>
  )
}

function Group({ group, value, onChange, isAdmin, offered }: PermissionTreeProps & { readonly group: PermissionGroup }) {
  const { t, i18n } = useLingui()
  const { permissions: held } = useSignedInUser()
  const all = group.permissions.map(({ permission }) => permission)
  const mayGive = (permission: string) => !isAdmin && holdsAny(held, [permission]) && offered?.includes(permission) !== false
  const givable = all.filter((permission) => mayGive(permission))
  const ticked = isAdmin ? all.length : all.filter((permission) => value.includes(permission)).length
  const isAll = ticked === all.length
  const title = i18n._(group.title)
  const tickAll = () => {
    const others = value.filter((permission) => !givable.some((own) => own === permission))
    onChange(isAll ? others : [...others, ...givable])
  }
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, borderRadius: 0, px: 3, py: 1 }}>
      <FormControlLabel
        disabled={givable.length === 0}
        label={title}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={ticked > 0 && !isAll}
            onChange={tickAll}
            slotProps={{ input: { 'aria-label': t`All of ${title}` } }}
          />
        }
      />
      <Box sx={{ pl: '24px', display: 'flex', flexWrap: 'wrap' }}>
        {group.permissions.map(({ permission, title: own }) => (
          <FormControlLabel
            key={permission}
            disabled={!mayGive(permission)}
            label={i18n._(own)}
            control={
              <Checkbox
                checked={isAdmin || value.includes(permission)}
                onChange={(_, checked) => onChange(checked ? [...value, permission] : value.filter((other) => other !== permission))}
              />
            }
          />
        ))}
      </Box>
    </Box>
  )
}
