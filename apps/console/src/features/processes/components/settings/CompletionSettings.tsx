/** When a step of several people is decided. */
import type { PersonNode } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { NumberInput } from '../controls/NumberInput'
import { useEditor } from '../editor-context'
import { ChoiceCards } from '../panel/ChoiceCards'
import { useNodeUpdate } from './use-node-update'
import { WeightSettings } from './WeightSettings'

export function CompletionSettings({ node }: { readonly node: PersonNode }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  const isJudged = node.kind === 'userTask'
  return (
    <>
      <ChoiceCards
        label={t`When several people are asked`}
        value={node.completion}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'any', title: t`One is enough`, text: t`The first decision counts` },
          {
            value: 'all',
            title: isJudged ? t`All must agree` : t`All must be done`,
            text: isJudged ? t`One refusal refuses at once` : t`Each does their part, in any order`,
          },
          { value: 'inSequence', title: t`One after the other`, text: t`In the order of the rules; each sees what came before` },
          { value: 'ratio', title: t`A share of them`, text: t`So many of a hundred have to agree` },
          { value: 'weight', title: t`By weight`, text: t`Some voices count more than others` },
        ]}
        onChange={(completion) => update({ ...node, completion })}
      />
      {node.completion === 'ratio' && (
        <NumberInput
          label={t`Percent that have to agree`}
          value={node.percent ?? 100}
          least={1}
          most={100}
          isReadOnly={isReadOnly}
          onChange={(percent) => update({ ...node, percent }, `percent-${node.id}`)}
        />
      )}
      {node.completion === 'weight' && <WeightSettings node={node} />}
      {node.kind === 'userTask' && node.completion !== 'any' && (
        <ChoiceCards
          label={t`A refusal`}
          value={node.refusal ?? (node.completion === 'ratio' || node.completion === 'weight' ? 'count' : 'atOnce')}
          isReadOnly={isReadOnly}
          choices={[
            { value: 'atOnce', title: t`decides at once`, text: t`The others are not asked any more` },
            { value: 'count', title: t`counts as a voice`, text: t`It decides when agreement cannot be reached any more` },
          ]}
          onChange={(refusal) => update({ ...node, refusal })}
        />
      )}
    </>
  )
}
