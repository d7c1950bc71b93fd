/** How far a role reaches: one of five scopes, and the departments when they are chosen one by one. */
import { type DataScope, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useCall } from '../../../shared/http/use-call'
import { FormField } from '../../../shared/ui/FormField'
import { DATA_SCOPE_ORDER, DATA_SCOPES } from '../data-scopes'
import { departmentChoices } from '../department-choices'

export interface DataScopeFieldsProps {
  /** Empty: the widest that the server lets the maker give. */
  readonly dataScope: DataScope | ''
  readonly deptIds: readonly string[]
  readonly error: string | undefined
  readonly isAdmin: boolean
  readonly onDataScope: (dataScope: DataScope) => void
  readonly onDeptIds: (deptIds: string[]) => void
}

export function DataScopeFields({ dataScope, deptIds, error, isAdmin, onDataScope, onDeptIds }: DataScopeFieldsProps) {
  const { t, i18n } = useLingui()
  const { data: tree } = useCall(routes.listDepartments, undefined, { enabled: dataScope === '2' })
  const choices = departmentChoices(tree ?? [])
  const name = (id: string) => choices.find((choice) => choice.id === id)?.name ?? t`A department beyond yours`
  return (
    <>
      <FormField
        label={t`Data scope`}
        hint={t`Whose accounts and tickets the permissions above reach. Nobody can give more than they have.`}
      >
        {(ids) => (
          <Select
            fullWidth
            displayEmpty
            id={ids.id}
            disabled={isAdmin}
            value={dataScope}
            onChange={(event) => onDataScope(event.target.value)}
            inputProps={{ 'aria-label': t`Data scope` }}
          >
            {dataScope === '' && <MenuItem value="">{t`As wide as you may give`}</MenuItem>}
            {DATA_SCOPE_ORDER.map((scope) => (
              <MenuItem key={scope} value={scope}>
                {i18n._(DATA_SCOPES[scope])}
              </MenuItem>
            ))}
          </Select>
        )}
      </FormField>
      {dataScope === '2' && (
        <FormField label={t`Chosen departments`} required error={error}>
          {(ids) => (
            <Select
              multiple
              fullWidth
              id={ids.id}
              error={ids.isInvalid}
              value={[...deptIds]}
              inputProps={{ 'aria-label': t`Chosen departments` }}
              onChange={({ target: { value } }) => onDeptIds(typeof value === 'string' ? value.split(',') : value)}
              renderValue={(chosen) => chosen.map(name).join(t`, `)}
            >
              {choices.map((choice) => (
                <MenuItem key={choice.id} value={choice.id} sx={{ pl: `${choice.depth * 16}px` }}>
                  <Checkbox checked={deptIds.includes(choice.id)} tabIndex={-1} />
                  {choice.name}
                </MenuItem>
              ))}
            </Select>
          )}
        </FormField>
      )}
    </>
  )
}
