/** Names of the people and roles a process mentions, and the fields of its form. */
import { routes, type SourceDepartment } from '@formwork/api-contract'
import { assigneeNeeds, type FormFieldInfo, type ProcessDefinition } from '@formwork/workflow-core'
import { useMemo } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import type { ProcessForm } from '../forms/process-forms'
import { useProcessForms } from '../forms/use-process-forms'
import { type RightsField, rightsFields } from '../rights/rights-fields'
import type { Named } from './editor-context'
import { checkedFields, type FlowField, flowFields } from '../conditions/flow-fields'

export interface FlowNames {
  readonly peopleNames: ReadonlyMap<string, string>
  readonly roles: readonly Named[]
  readonly posts: readonly Named[]
  readonly departments: readonly Named[]
  /** Fields for conditions. */
  readonly fields: readonly FlowField[]
  /** All of them, for the check. */
  readonly checkedFields: readonly FormFieldInfo[]
  readonly rightsFields: readonly RightsField[]
  /** The bound one first. */
  readonly forms: readonly ProcessForm[]
  /** False while a form is still on its way: conditions are not validated against fields that are not loaded. */
  readonly hasFields: boolean
  readonly formName: string
  /** By id. */
  readonly formNames: ReadonlyMap<string, string>
  /** By id: the version that publishing takes of forms whose saved draft has more. */
  readonly formsBehind: ReadonlyMap<string, number>
}

const NO_PEOPLE: readonly Named[] = []

/** How many names one call takes. */
const MAX_NAMES = 50

/** @param others people beside those of the definition whose names are shown */
export function useFlowNames(definition: ProcessDefinition, formId: string | null, others: readonly string[]): FlowNames {
  const wanted = [...new Set([...assigneeNeeds(definition).userIds, ...peopleInPools(definition), ...others])]
  const ids = wanted.slice(0, MAX_NAMES).toSorted().join(',')
  const people = useRouteQuery(routes.searchPeople, { query: { ids } }, { enabled: ids !== '' })
  const roles = useRouteQuery(routes.listRoles, { query: { pageSize: 100 } })
  const posts = useRouteQuery(routes.sourcePosts)
  const departments = useRouteQuery(routes.sourceDepartments)
  const departmentNames = useMemo(() => flatDepartments(departments.data?.list ?? []), [departments.data])
  const { forms, areThere, names, behind } = useProcessForms(definition, formId)

  const peopleNames = useMemo(() => new Map((people.data?.list ?? []).map((person) => [person.id, person.name])), [people.data])
  const roleNames = useMemo(() => (roles.data?.list ?? []).map((role) => ({ id: role.roleId, name: role.roleName })), [roles.data])
  const fields = useMemo(
    () =>
      forms.flatMap(({ id, name, form }) =>
        flowFields(form).map((field) => (forms.length === 1 ? field : { ...field, form: { formId: id, name } })),
      ),
    [forms],
  )
  const checked = useMemo(
    () =>
      forms.flatMap(({ id, name, form }) =>
        checkedFields(form).map((field) => (forms.length === 1 ? field : { ...field, form: { formId: id, name } })),
      ),
    [forms],
  )
  const rights = useMemo(() => forms.flatMap(rightsFields), [forms])
  return {
    peopleNames,
    roles: roleNames,
    posts: posts.data?.list ?? NO_PEOPLE,
    departments: departmentNames,
    fields,
    checkedFields: checked,
    rightsFields: rights,
    forms,
    hasFields: areThere && forms.length > 0,
    formName: formId === null ? '' : (names.get(formId) ?? ''),
    formNames: names,
    formsBehind: behind,
  }
}

/** Who may start it, and who may be chosen for its steps. */
function peopleInPools({ settings, nodes }: ProcessDefinition): string[] {
  const rules = nodes.flatMap((node) => ('assignees' in node ? node.assignees : []))
  const pools = [settings?.starters, ...rules.map((rule) => ('from' in rule ? rule.from : undefined))]
  return pools.flatMap((pool) => pool?.userIds ?? [])
}

function flatDepartments(tree: readonly SourceDepartment[]): Named[] {
  return tree.flatMap(({ id, name, children }) => [{ id, name }, ...flatDepartments(children)])
}
