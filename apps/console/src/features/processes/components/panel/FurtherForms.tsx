/** Forms besides the bound one, each with the step at which it is filled in first. */
import { routes } from '@formwork/api-contract'
import { isPersonNode, PROCESS_LIMITS } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { nodeTitle } from '../../kinds/node-looks'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { useEditor, useEditorState } from '../editor-context'
import type { SettingsPart } from './Starters'

export function FurtherForms({ settings, onChange }: SettingsPart) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const { definition, formId } = useEditorState(({ draft }) => draft)
  const { data } = useRouteQuery(routes.listForms, { query: { pageSize: 100 } })
  const { forms = [] } = settings
  const taken = new Set([formId, ...forms.map((form) => form.formId)])
  const offered = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const [free] = offered.filter(({ value }) => !taken.has(value))
  const steps = definition.nodes.filter(isPersonNode).map((node) => ({ value: node.id, label: nodeTitle(node) }))
  const put = (index: number, form: (typeof forms)[number]) => onChange({ forms: forms.map((one, at) => (at === index ? form : one)) })
  return (
    <Box role="group" aria-label={t`Further forms`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>{t`Further forms`}</Box>
      {forms.map((form, index) => (
        <Box
          key={form.formId}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, bgcolor: 'background.sunken', borderRadius: '6px' }}
        >
          <ChoiceSelect
            label={t`Form`}
            value={form.formId}
            isReadOnly={isReadOnly}
            choices={offered.filter(({ value }) => value === form.formId || !taken.has(value))}
            onChange={(id) => put(index, { ...form, formId: id })}
          />
          <ChoiceSelect
            label={t`Filled in first at`}
            value={form.firstNodeId ?? ''}
            isReadOnly={isReadOnly}
            choices={[{ value: '', label: t`the start` }, ...steps]}
            onChange={(id) => put(index, { ...form, firstNodeId: id === '' ? null : id })}
          />
          {!isReadOnly && (
            <IconAction
              icon="trash"
              iconSize={16}
              size="small"
              label={t`Remove the form`}
              sx={{ alignSelf: 'flex-end' }}
              onClick={() => onChange({ forms: forms.filter((_, at) => at !== index) })}
            />
          )}
        </Box>
      ))}
      {!isReadOnly && forms.length < PROCESS_LIMITS.forms && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={free === undefined}
          startIcon={<Icon name="plus" size={14} />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => free !== undefined && onChange({ forms: [...forms, { formId: free.value, firstNodeId: null }] })}
        >
          {t`Add a form`}
        </Button>
      )}
    </Box>
  )
}
