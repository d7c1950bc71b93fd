/** Answers of a step besides its usual ones: each a button with a name of its own that leads somewhere. */
import type { PersonNode, ProcessEdge } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { addAnswer } from '../../flow/graph/add-answer'
import { disconnect, mayConnect, redirectEdge, updateEdge } from '../../flow/graph/connect'
import { nodeTitle } from '../../kinds/node-looks'
import { newElementId } from '../../model'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { TextSetting } from '../controls/TextSetting'
import { useEditor, useEditorState } from '../editor-context'
import { ADDS, focusBesideRemoved, REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'

export function OtherAnswers({ node }: { readonly node: PersonNode }) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const { edges } = useEditorState(({ draft }) => draft.definition)
  const answers = edges.filter((edge) => edge.source === node.id && edge.outcome === 'other')
  return (
    <Box ref={focusBesideRemoved} role="group" aria-label={t`Other answers`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>{t`Other answers`}</Box>
      {answers.map((edge) => (
        <Answer key={edge.id} edge={edge} />
      ))}
      {!isReadOnly && (
        <Button
          {...ADDS}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="plus" size={14} />}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => store.edit((current) => addAnswer(current, { nodeId: node.id, edgeId: newElementId(), label: t`Another answer` }))}
        >
          {t`Add an answer`}
        </Button>
      )}
    </Box>
  )
}

function Answer({ edge }: { readonly edge: ProcessEdge }) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const targets = definition.nodes.filter((node) => node.id === edge.target || mayConnect(definition, edge.source, node.id))
  const { label } = edge
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, bgcolor: 'background.sunken', borderRadius: '6px' }}>
      <TextSetting
        label={t`Words of the button`}
        value={label}
        maxLength={100}
        isReadOnly={isReadOnly}
        onChange={(words) => store.edit((current) => updateEdge(current, edge.id, { label: words }), `label-${edge.id}`)}
      />
      <TextSetting
        label={t`Words of the button in English`}
        value={edge.labelEn ?? ''}
        maxLength={100}
        isReadOnly={isReadOnly}
        onChange={(labelEn) => store.edit((current) => updateEdge(current, edge.id, { labelEn }), `label-en-${edge.id}`)}
      />
      <ChoiceSelect
        label={t`Leads to`}
        value={edge.target}
        isReadOnly={isReadOnly}
        choices={targets.map((node) => ({ value: node.id, label: nodeTitle(node) }))}
        onChange={(target) => store.edit((current) => redirectEdge(current, edge.id, target))}
      />
      {!isReadOnly && (
        <IconAction
          {...REMOVES}
          forFingers
          icon="trash"
          iconSize={16}
          size="small"
          label={t`Remove “${label}”`}
          sx={{ alignSelf: 'flex-end' }}
          onClick={() => store.edit((current) => disconnect(current, edge.id))}
        />
      )}
    </Box>
  )
}
