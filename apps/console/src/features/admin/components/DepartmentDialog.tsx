/** Creates a department, or changes its name, place and leader. */
import { type DepartmentNode, type Person, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Switch from '@mui/material/Switch'
import { call } from '../../../shared/http/call'
import { refreshCalls } from '../../../shared/http/query-cache'
import { useAct } from '../../../shared/http/use-act'
import { FormDialog } from '../../../shared/ui/FormDialog'
import { FormField } from '../../../shared/ui/FormField'
import { TextInput } from '../../../shared/ui/TextInput'
import { showToast } from '../../../shared/ui/toast-store'
import { useFields } from '../../../shared/ui/use-fields'
import { departmentChoices } from '../department-choices'
import { isOrder } from '../order'
import { OrderField } from './OrderField'
import { PersonPicker } from '../../../shared/people/PersonPicker'

export interface DepartmentDialogProps {
  /** Missing: a new one below `parentId`. */
  readonly department?: DepartmentNode
  readonly parentId?: string | null
  readonly tree: readonly DepartmentNode[]
  readonly onClose: () => void
}

export function DepartmentDialog({ department, parentId = null, tree, onClose }: DepartmentDialogProps) {
  const { t } = useLingui()
  const isNew = department === undefined
  const isRoot = department !== undefined && department.parentId === null
  // The topmost department that somebody with a data scope sees stays where it is: what lies above is not theirs.
  const isPlaced = !isRoot && (department === undefined || !tree.some(({ deptId }) => deptId === department.deptId))
  const { values, errors, isDirty, set, accept } = useFields({
    deptName: department?.deptName ?? '',
    parentId: department?.parentId ?? parentId ?? '',
    sort: String(department?.sort ?? 0),
    leader: department?.leader ?? null,
    isEnabled: department?.status !== '1',
  })
  const save = useAct(async () => {
    const body = {
      parentId: values.parentId === '' ? null : values.parentId,
      deptName: values.deptName,
      sort: Number(values.sort),
      leader: values.leader,
      status: values.isEnabled ? '0' : '1',
    } as const
    if (isNew) await call(routes.createDepartment, { body })
    else await call(routes.updateDepartment, { body: { deptId: department.deptId, ...body } })
    refreshCalls(routes.listDepartments, routes.listUsers)
    showToast('success', isNew ? t`Department created.` : t`Changes saved.`)
    onClose()
  })
  const submit = () => {
    const isFine = accept({
      ...(values.deptName.trim() === '' ? { deptName: t`Enter a name` } : {}),
      ...(isOrder(values.sort) ? {} : { sort: t`Enter a whole number from 0 to 9999` }),
    })
    if (isFine) void save.run()
  }
  return (
    <FormDialog
      title={isNew ? t`New department` : t`Edit department`}
      action={isNew ? t`Create department` : t`Save changes`}
      isRunning={save.isRunning}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t`Name`} required error={errors.deptName}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            autoFocus
            value={values.deptName}
            onChange={(event) => set('deptName', event.target.value)}
            inputProps={{ maxLength: 64 }}
          />
        )}
      </FormField>
      {isPlaced && (
        <FormField label={t`Below`}>
          {(ids) => (
            <Select
              fullWidth
              id={ids.id}
              value={values.parentId}
              onChange={(event) => set('parentId', event.target.value)}
              inputProps={{ 'aria-label': t`Below` }}
            >
              {departmentChoices(tree, department?.deptId).map(({ id, name, depth }) => (
                <MenuItem key={id} value={id} sx={{ pl: `${10 + depth * 16}px` }}>
                  {name}
                </MenuItem>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <FormField label={t`Leader`} hint={t`Steps assigned to the department leader go to this person.`}>
        {(ids) => (
          <PersonPicker
            ids={ids}
            label={t`Leader`}
            value={values.leader}
            current={leaderOf(department)}
            onChange={(next) => set('leader', next)}
          />
        )}
      </FormField>
      <OrderField order={values.sort} error={errors.sort} onOrder={(next) => set('sort', next)} />
      {!isRoot && (
        <FormField label={t`Enabled`}>
          {(ids) => (
            <Switch
              checked={values.isEnabled}
              onChange={(_, checked) => set('isEnabled', checked)}
              slotProps={{ input: { id: ids.id } }}
              sx={{ mt: '6px' }}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  )
}

/** Known by the department even when the leader lies beyond one's own data scope. */
function leaderOf(department: DepartmentNode | undefined): Person | undefined {
  if (department === undefined || department.leader === null) return undefined
  return { id: department.leader, name: department.leaderName, detail: '' }
}
