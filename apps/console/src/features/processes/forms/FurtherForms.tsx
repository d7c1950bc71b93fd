/** The forms besides the bound one, each with the step at which it is first filled in. */
import { isPersonNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { ChoiceSelect } from '../components/controls/ChoiceSelect'
import { useEditor, useEditorState } from '../components/editor-context'
import { setProcessSettings } from '../flow/commands/process-settings'
import { nodeTitle } from '../kinds/node-looks'
import { FormChoice } from './FormChoice'
import { FormHint } from './FormHint'
import { type FormPlace, furtherForms } from './process-forms'
import { focusBesideRemoved, REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'

/** Of the start, where a step has its id. */
const START = ''

export function FurtherForms() {
  const { t } = useLingui()
  const { store, isReadOnly, formNames } = useEditor()
  const formId = useEditorState(({ draft }) => draft.formId)
  const definition = useEditorState(({ draft }) => draft.definition)
  const forms = furtherForms(definition)
  const steps = definition.nodes.filter(isPersonNode)
  const put = (changed: readonly FormPlace[]) =>
    store.edit((current) => {
      const { forms: _, ...settings } = current.settings ?? {}
      return setProcessSettings(current, changed.length === 0 ? settings : { ...settings, forms: [...changed] })
    })
  // A process without a form has no further ones.
  if (formId === null && forms.length === 0) return null
  return (
    <Box
      ref={focusBesideRemoved}
      component="section"
      aria-label={t`Further forms`}
      sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}
    >
      {forms.map((place, at) => {
        const name = formNames.get(place.formId) ?? '…'
        return (
          <Box key={place.formId} sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', p: 3 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 1 }, mb: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                <FormHint formId={place.formId} text={name} />
              </Box>
              {!isReadOnly && at > 0 && (
                <IconAction
                  forFingers
                  icon="arrowUp"
                  iconSize={16}
                  size="small"
                  label={t`Move “${name}” up`}
                  onClick={() => put(forms.with(at, forms[at - 1] ?? place).with(at - 1, place))}
                />
              )}
              {!isReadOnly && (
                <IconAction
                  {...REMOVES}
                  forFingers
                  icon="trash"
                  iconSize={16}
                  size="small"
                  label={t`Remove “${name}”`}
                  onClick={() => put(forms.filter((other) => other !== place))}
                />
              )}
            </Box>
            <ChoiceSelect
              label={t`First filled in at`}
              value={place.firstNodeId ?? START}
              isReadOnly={isReadOnly}
              choices={[{ value: START, label: t`the start` }, ...steps.map((node) => ({ value: node.id, label: nodeTitle(node) }))]}
              onChange={(firstNodeId) => put(forms.with(at, { ...place, firstNodeId: firstNodeId === START ? null : firstNodeId }))}
            />
          </Box>
        )
      })}
      {!isReadOnly && (
        <FormChoice
          key={forms.length}
          label={t`Add a further form`}
          hint={t`Filled in at the start too, or first at a later step. No two forms of a process may share a field's key.`}
          isReadOnly={false}
          value={null}
          without={[...(formId === null ? [] : [formId]), ...forms.map((form) => form.formId)]}
          onChange={(added) => {
            if (added !== null) put([...forms, { formId: added, firstNodeId: steps[0]?.id ?? null }])
          }}
        />
      )}
    </Box>
  )
}
