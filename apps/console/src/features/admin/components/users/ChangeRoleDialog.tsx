/** Gives one role to those who are chosen, or takes it from them; says beforehand whom it concerns. */
import { routes, type UserRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import { useState } from 'react'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { useSentences } from '../../../../shared/i18n/use-sentences'
import { FormDialog } from '../../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import type { RoleChange } from './use-bulk-acts'

export interface ChangeRoleDialogProps {
  readonly users: readonly UserRow[]
  readonly isRunning: boolean
  readonly onChange: (change: RoleChange, users: readonly UserRow[]) => void
  readonly onClose: () => void
}

export function ChangeRoleDialog({ users, isRunning, onChange, onClose }: ChangeRoleDialogProps) {
  const { t } = useLingui()
  const together = useSentences()
  const [way, setWay] = useState<RoleChange['way']>('give')
  const [roleId, setRoleId] = useState('')
  const [isTried, setTried] = useState(false)
  const { data } = useRouteQuery(routes.userOptions)
  const holds = (user: UserRow, id: string) => user.roleIds.includes(id)
  // A role that is switched off can be taken from whoever still holds it.
  const roles = (data?.roles ?? []).filter(({ roleId: id, status, grantable }) =>
    way === 'give' ? grantable && status === '0' : users.some((user) => holds(user, id)),
  )
  const role = roles.find(({ roleId: id }) => id === roleId)
  const concerned = role === undefined ? [] : users.filter((user) => holds(user, role.roleId) === (way === 'take'))
  const unchanged = users.length - concerned.length
  const bare = way === 'take' ? concerned.filter(({ roleIds }) => roleIds.length === 1).length : 0
  const verb = way === 'give' ? t({ message: 'Give', context: 'role' }) : t({ message: 'Take', context: 'role' })
  const clauses = [
    ...(unchanged === 0 ? [] : [way === 'give' ? holdIt(unchanged) : lackIt(unchanged)]),
    ...(bare === 0 ? [] : [willBeBare(bare)]),
  ]
  const sentence = clauses.length === 2 ? together(clauses[0] ?? '', clauses[1] ?? '') : (clauses[0] ?? '')
  const problem = role === undefined ? t`Choose a role` : concerned.length === 0 ? t`Nobody of them would be changed` : undefined
  return (
    <FormDialog
      width="xs"
      title={plural(users.length, { one: 'Roles of # user', other: 'Roles of # users' })}
      action={verb}
      isRunning={isRunning}
      isDirty={false}
      onSubmit={() => {
        setTried(true)
        if (role !== undefined && concerned.length > 0) onChange({ way, roleId: role.roleId, roleName: role.roleName }, concerned)
      }}
      onClose={onClose}
    >
      <RadioGroup
        row
        aria-label={t`What becomes of the role`}
        value={way}
        onChange={(_, chosen) => {
          setWay(chosen === 'take' ? 'take' : 'give')
          setTried(false)
        }}
      >
        <FormControlLabel value="give" control={<Radio autoFocus />} label={t`Give a role`} />
        <FormControlLabel value="take" control={<Radio />} label={t`Take a role`} />
      </RadioGroup>
      <FormField label={t({ message: 'Role', context: 'people' })} layout="above" required error={isTried ? problem : undefined}>
        {(ids) => (
          <Select
            fullWidth
            displayEmpty
            id={ids.id}
            error={ids.isInvalid}
            value={role?.roleId ?? ''}
            onChange={(event) => setRoleId(event.target.value)}
            inputProps={{ 'aria-label': t({ message: 'Role', context: 'people' }) }}
            SelectDisplayProps={{ 'aria-describedby': ids.describedBy, 'aria-invalid': ids.isInvalid }}
          >
            {roles.map(({ roleId: id, roleName }) => (
              <MenuItem key={id} value={id}>
                {roleName}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {role === undefined ? '' : sentence}
      </Box>
    </FormDialog>
  )
}

const holdIt = (count: number) => plural(count, { one: '# person holds it already.', other: '# people hold it already.' })
const lackIt = (count: number) => plural(count, { one: '# person does not hold it.', other: '# people do not hold it.' })
const willBeBare = (count: number) =>
  plural(count, {
    one: '# person will hold no role, and can do nothing here.',
    other: '# people will hold no role, and can do nothing here.',
  })
