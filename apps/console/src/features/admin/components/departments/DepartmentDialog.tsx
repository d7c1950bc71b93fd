/** Creates a department, or changes its name, place and leader. */
import { type DepartmentCreate, type DepartmentEdit, type DepartmentNode, type Person, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../../shared/contract-form/ContractDialog'
import { ChoiceRow } from '../../../../shared/contract-form/ChoiceRow'
import { NumberRow } from '../../../../shared/contract-form/NumberRow'
import { SwitchRow } from '../../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { changedFields } from '../../../../shared/contract-form/changed-fields'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { PersonRow } from '../../../../shared/people/PersonRow'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { departmentChoices } from '../../department-choices'

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
  // The topmost department that somebody with a data scope sees cannot be moved: its parent is out of their reach.
  const isPlaced = !isRoot && (department === undefined || !tree.some(({ deptId }) => deptId === department.deptId))
  const shared = {
    parentId: department?.parentId ?? parentId,
    deptName: department?.deptName ?? '',
    sort: department?.sort ?? 0,
    leader: department?.leader ?? null,
    status: department?.status ?? '0',
  }
  const form = useContractForm({
    schema: schemaOf(department),
    fields: {
      deptName: { label: t`Name` },
      parentId: { label: t`Below` },
      leader: { label: t`Leader` },
      sort: { label: t`Order` },
      status: { label: t`Enabled` },
    },
    values: isNew ? shared : { deptId: department.deptId, ...shared },
  })
  const save = useExclusiveMutation(
    async (body: DepartmentCreate | DepartmentEdit) => {
      if ('deptId' in body)
        await call(routes.updateDepartment, { body: changedFields(body, form.first, { naming: ['deptId'], needed: ['deptName'] }) })
      else await call(routes.createDepartment, { body })
      invalidateRoutes(routes.listDepartments, routes.listUsers)
      showToast('success', isNew ? t({ message: 'Department created', context: 'done' }) : t`Changes saved`)
      onClose()
    },
    { onError: form.place },
  )
  return (
    <ContractDialog
      title={isNew ? t`New department` : t`Edit department`}
      action={isNew ? t`Create department` : t`Save changes`}
      form={form}
      sending={save}
      onClose={onClose}
    >
      <TextRow form={form} name="deptName" autoFocus />
      {isPlaced && <ChoiceRow form={form} name="parentId" choices={departmentChoices(tree, department?.deptId)} />}
      <PersonRow
        form={form}
        name="leader"
        current={leaderOf(department)}
        hint={t`Steps assigned to the department leader go to this person.`}
      />
      <NumberRow form={form} name="sort" maxLength={4} />
      {!isRoot && <SwitchRow form={form} name="status" on="0" off="1" />}
    </ContractDialog>
  )
}

type Body = typeof routes.createDepartment.body | typeof routes.updateDepartment.body

/** The schema of the call; without help TypeScript takes the larger one for a case of the smaller. */
function schemaOf(department: DepartmentNode | undefined): Body {
  return department === undefined ? routes.createDepartment.body : routes.updateDepartment.body
}

/** Known by the department even when the leader lies beyond one's own data scope. */
function leaderOf(department: DepartmentNode | undefined): Person | undefined {
  if (department === undefined || department.leader === null) return undefined
  return { id: department.leader, name: department.leaderName, detail: '' }
}
