/** The process of the inner ticket, and which values are copied in and out. */
import { routes } from '@formwork/api-contract'
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { Mapping } from '../controls/Mapping'
import { useEditor } from '../editor-context'
import { useFieldChoices } from './use-field-choices'
import { useInnerFields } from './use-inner-fields'
import { useNodeUpdate } from './use-node-update'

export function SubProcessSettings({ node }: { readonly node: NodeOf<'subProcess'> }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  const fields = useFieldChoices()
  const innerFields = useInnerFields(node.processId)
  const { data } = useRouteQuery(routes.listProcesses, { query: { pageSize: 100 } })
  return (
    <>
      <ChoiceSelect
        label={t`Process`}
        value={node.processId}
        isReadOnly={isReadOnly}
        choices={(data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(processId) => update({ ...node, processId })}
      />
      <Mapping
        label={t`Values that go in`}
        fromLabel={t`Field here`}
        fromChoices={fields}
        toLabel={t`Field there`}
        {...(innerFields && { toChoices: innerFields })}
        pairs={node.input}
        isReadOnly={isReadOnly}
        onChange={(input, key) => update({ ...node, input }, key)}
      />
      <Mapping
        label={t`Values that come back`}
        fromLabel={t`Field there`}
        {...(innerFields && { fromChoices: innerFields })}
        toLabel={t`Field here`}
        toChoices={fields}
        pairs={node.output}
        isReadOnly={isReadOnly}
        onChange={(output, key) => update({ ...node, output }, key)}
      />
    </>
  )
}
