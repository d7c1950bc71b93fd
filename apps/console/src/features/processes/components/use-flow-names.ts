/** Names of the people and roles a process mentions, and the fields of its form. */
import { routes, type SourceDepartment } from '@formwork/api-contract'
import { type FormDefinition, importDefinition } from '@formwork/form-schema'
import { assigneeNeeds, type ProcessDefinition } from '@formwork/workflow-core'
import { useMemo } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { type RightsField, rightsFields } from '../rights/rights-fields'
import type { Named } from './editor-context'
import { type FlowField, flowFields } from '../conditions/flow-fields'

export interface FlowNames {
  readonly peopleNames: ReadonlyMap<string, string>
  readonly roles: readonly Named[]
  readonly posts: readonly Named[]
  readonly departments: readonly Named[]
  readonly fields: readonly FlowField[]
  readonly rightsFields: readonly RightsField[]
  /** Null while there is none. */
  readonly form: FormDefinition | null
  /** False while the form is still on its way: conditions are not validated against fields that are not loaded. */
  readonly hasFields: boolean
  readonly formName: string
}

const NO_FIELDS: readonly FlowField[] = []
const NOBODY: readonly Named[] = []

export function useFlowNames(definition: ProcessDefinition, formId: string | null): FlowNames {
  const ids = assigneeNeeds(definition).userIds.toSorted().slice(0, 50).join(',')
  const people = useRouteQuery(routes.searchPeople, { query: { ids } }, { enabled: ids !== '' })
  const roles = useRouteQuery(routes.listRoles, { query: { pageSize: 100 } })
  const posts = useRouteQuery(routes.sourcePosts)
  const departments = useRouteQuery(routes.sourceDepartments)
  const departmentNames = useMemo(() => flatDepartments(departments.data?.list ?? []), [departments.data])
  const form = useRouteQuery(routes.getForm, { params: { id: formId ?? '' } }, { enabled: formId !== null })

  const peopleNames = useMemo(() => new Map((people.data?.list ?? []).map((person) => [person.id, person.name])), [people.data])
  const roleNames = useMemo(() => (roles.data?.list ?? []).map((role) => ({ id: role.roleId, name: role.roleName })), [roles.data])
  const shown = formId === null ? undefined : form.data
  const imported = useMemo(() => {
    const read = shown === undefined ? null : importDefinition(shown.definition)
    return read?.ok === true ? read.form : null
  }, [shown])
  const fields = useMemo(() => (imported === null ? NO_FIELDS : flowFields(imported)), [imported])
  const rights = useMemo(() => (imported === null ? [] : rightsFields(imported)), [imported])
  return {
    peopleNames,
    roles: roleNames,
    posts: posts.data?.list ?? NOBODY,
    departments: departmentNames,
    fields,
    rightsFields: rights,
    form: imported,
    hasFields: shown !== undefined,
    formName: shown?.name ?? '',
  }
}

function flatDepartments(tree: readonly SourceDepartment[]): Named[] {
  return tree.flatMap(({ id, name, children }) => [{ id, name }, ...flatDepartments(children)])
}
