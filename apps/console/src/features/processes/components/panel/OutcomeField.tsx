/** After which decision a connection out of a person's step is taken. */
import type { ProcessEdge } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import type { EdgeChanges } from '../../flow/graph/connect'
import { useEditor } from '../editor-context'
import { ChoiceCards } from './ChoiceCards'

export function OutcomeField({ edge, onChange }: { readonly edge: ProcessEdge; readonly onChange: (changes: EdgeChanges) => void }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  return (
    <ChoiceCards
      label={t`Taken when the step was`}
      value={edge.outcome ?? 'agree'}
      isReadOnly={isReadOnly}
      choices={[
        { value: 'agree', title: t`Approved`, text: t`The way the process goes on` },
        { value: 'refuse', title: t`Refused`, text: t`Usually back to an earlier step` },
        { value: 'other', title: t`Answered otherwise`, text: t`A button of its own, with the name of this connection` },
      ]}
      onChange={(outcome) => onChange({ outcome })}
    />
  )
}
