/** Whether requesters decide on their own requests, and whether one person decides at several steps. */
import { personRulesOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { setPersonRules } from '../../flow/commands/person-rules'
import { useEditor, useEditorState } from '../editor-context'
import { ChoiceCards } from './ChoiceCards'

export function PersonRules() {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const { selfApproval, samePerson } = personRulesOf(useEditorState(({ draft }) => draft.definition))
  return (
    <>
      <ChoiceCards
        label={t`When the requester is an approver`}
        value={selfApproval}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'refuse', title: t`They do not decide`, text: t`Others of the step do, else their leader, else administrators` },
          { value: 'allow', title: t`They may decide`, text: t`On their own request as on any other` },
          { value: 'skip', title: t`Their share is skipped`, text: t`It counts as agreed without an answer` },
        ]}
        onChange={(choice) => store.edit((definition) => setPersonRules(definition, { selfApproval: choice }))}
      />
      <ChoiceCards
        label={t`When somebody agreed at an earlier step`}
        value={samePerson}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'allow', title: t`They are asked again`, text: t`At every step that names them` },
          {
            value: 'refuse',
            title: t`Somebody else decides`,
            text: t`Others of the step, else the requester’s leader, else administrators`,
          },
          { value: 'skip', title: t`Their share is skipped`, text: t`It counts as agreed without an answer` },
        ]}
        onChange={(choice) => store.edit((definition) => setPersonRules(definition, { samePerson: choice }))}
      />
    </>
  )
}
