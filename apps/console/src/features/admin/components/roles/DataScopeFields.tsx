/** How far a role reaches: one of five scopes, and the departments when they are chosen one by one. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { ChoiceRow } from '../../../../shared/contract-form/ChoiceRow'
import { ManyChoicesRow } from '../../../../shared/contract-form/ManyChoicesRow'
import type { FormRows } from '../../../../shared/contract-form/use-contract-form'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { DATA_SCOPE_ORDER, DATA_SCOPES } from '../../data-scopes'
import { departmentChoices } from '../../department-choices'

export interface DataScopeFieldsProps {
  readonly form: FormRows<'dataScope' | 'deptIds'>
  readonly isAdmin: boolean
}

export function DataScopeFields({ form, isAdmin }: DataScopeFieldsProps) {
  const { t, i18n } = useLingui()
  const dataScope: unknown = useWatch({ control: form.control, name: 'dataScope' })
  const namesDepartments = dataScope === '2'
  const { data: tree } = useRouteQuery(routes.listDepartments, undefined, { enabled: namesDepartments })
  return (
    <>
      <ChoiceRow
        form={form}
        name="dataScope"
        disabled={isAdmin}
        // Left out, it is the widest that the server lets the maker give.
        none={dataScope === undefined ? t`As wide as you may give` : undefined}
        choices={DATA_SCOPE_ORDER.map((scope) => ({ id: scope, name: i18n._(DATA_SCOPES[scope]) }))}
        hint={t`Whose accounts and tickets the permissions above reach. Nobody can give more than they have.`}
      />
      {namesDepartments && (
        <ManyChoicesRow
          form={form}
          name="deptIds"
          choices={departmentChoices(tree ?? [])}
          unknownName={t`A department beyond yours`}
          isRequired
        />
      )}
    </>
  )
}
