/** The request to another system: its values, and the fields for its answer. */
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { OutgoingSettingsLink } from '../../../../shared/ui/navigation/OutgoingSettingsLink'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { Mapping } from '../controls/Mapping'
import { NumberInput } from '../controls/NumberInput'
import { TextSetting } from '../controls/TextSetting'
import { useEditor } from '../editor-context'
import { RequestTrial } from '../../requests/RequestTrial'
import { HeaderSettings } from './HeaderSettings'
import { useFieldChoices } from './use-field-choices'
import { useNodeUpdate } from './use-node-update'

const METHODS = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((value) => ({ value, label: value }))

const ADDRESS_BEGINNING = 'https://'

export function RequestSettings({ node }: { readonly node: NodeOf<'httpRequest'> }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  const fields = useFieldChoices()
  return (
    <>
      <ChoiceSelect
        label={t`Method`}
        value={node.method}
        isReadOnly={isReadOnly}
        choices={METHODS}
        onChange={(method) => update({ ...node, method })}
      />
      <TextSetting
        label={t({ message: 'Address', context: 'web' })}
        hint={
          <>
            {t`Only hosts that the administrator allows are asked.`} <OutgoingSettingsLink keepsPage />
          </>
        }
        value={node.url}
        placeholder={ADDRESS_BEGINNING}
        maxLength={2000}
        isReadOnly={isReadOnly}
        onChange={(url) => update({ ...node, url }, `url-${node.id}`)}
      />
      <HeaderSettings node={node} />
      <Mapping
        label={t`Values that are sent`}
        fromLabel={t`Field`}
        fromChoices={fields}
        toLabel={t`Name in the request`}
        pairs={node.body}
        isReadOnly={isReadOnly}
        onChange={(body, key) => update({ ...node, body }, key)}
      />
      <Mapping
        label={t`Values of the answer`}
        fromLabel={t`Path in the answer`}
        toLabel={t`Field`}
        toChoices={fields}
        pairs={node.result}
        isReadOnly={isReadOnly}
        onChange={(result, key) => update({ ...node, result }, key)}
      />
      <NumberInput
        label={t`Further tries`}
        hint={t`When the last one fails, administrators decide.`}
        value={node.retries}
        least={0}
        most={20}
        isReadOnly={isReadOnly}
        onChange={(retries) => update({ ...node, retries }, `retries-${node.id}`)}
      />
      {!isReadOnly && <RequestTrial node={node} />}
    </>
  )
}
