/** A run of steps and branch blocks with a place to insert before, between and after them. */
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Fragment, memo } from 'react'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { addBranch } from '../../flow/commands/branches'
import type { OutlineBlock, OutlineBranch, OutlineItem, OutlineSequence } from '../../flow/flow-outline'
import { newBranchName } from '../../kinds/insertions'
import { NODE_LOOKS, nodeTitle } from '../../kinds/node-looks'
import { newElementId } from '../../model'
import { useEditor, useEditorState } from '../editor-context'
import { FlowCard } from './FlowCard'
import { FlowLine } from './FlowLine'
import { InsertPoint } from './InsertPoint'
import { problemOf } from '../problem-words'
import { StepCard } from './StepCard'
import { conditionWords } from '../step-words'
import { useRemoveBranch } from '../use-remove-branch'

export interface FlowSequenceProps {
  readonly sequence: OutlineSequence
  /** The name of what comes before the first place. */
  readonly opening: string
  /** The end's card follows; a branch's line runs on. */
  readonly endsAtCard?: boolean
}

/** Re-rendered only when the sequence changes: each card handles its own selection. */
export const FlowSequence = memo(({ sequence, opening, endsAtCard = false }: FlowSequenceProps) => {
  const { t } = useLingui()
  const nameOf = (item: OutlineItem | undefined) => (item === undefined ? opening : item.kind === 'step' ? item.node.name : t`the branches`)
  return (
    <div className="flow-run">
      {sequence.places.map((place, index) => {
        const item = sequence.items[index]
        return (
          <Fragment key={item === undefined ? 'last' : item.kind === 'step' ? item.node.id : item.gateway.id}>
            <InsertPoint place={place} after={nameOf(sequence.items[index - 1])} leadsToCard={item === undefined ? endsAtCard : true} />
            {item?.kind === 'step' && <StepCard step={item} />}
            {item?.kind === 'branches' && <BranchBlock block={item} />}
          </Fragment>
        )
      })}
    </div>
  )
})

/** Ways side by side, tried from left to right, that join again below. One under the other on a phone. */
function BranchBlock({ block }: { readonly block: OutlineBlock }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { store, isReadOnly, findings } = useEditor()
  const problem = problemOf(findings, { nodeId: block.gateway.id }, locale)
  const count = block.branches.length
  const isParallel = block.gateway.kind === 'parallelGateway'
  const { id: gatewayId, kind } = block.gateway
  const grow = () =>
    store.edit((definition) => addBranch(definition, { gatewayId, edgeId: newElementId(), label: newBranchName(definition, kind) }))

  return (
    <Box
      role="group"
      aria-label={nodeTitle(block.gateway)}
      data-flow-id={block.gateway.id}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}
    >
      <Button
        size="small"
        variant="outlined"
        color={problem === undefined ? 'inherit' : 'error'}
        startIcon={<Icon name={isReadOnly ? NODE_LOOKS[block.gateway.kind].icon : 'plus'} size={14} />}
        disabled={isReadOnly}
        onClick={grow}
        {...(problem === undefined ? {} : { title: problem })}
        sx={{ borderRadius: '999px', bgcolor: 'background.paper' }}
      >
        {isReadOnly ? <Plural value={count} one="# branch" other="# branches" /> : t`Add branch`}
      </Button>
      <FlowLine height={16} />
      <Box sx={{ display: 'flex', alignItems: 'stretch', flexDirection: { xs: 'column', md: 'row' }, gap: { xs: 4, md: 0 } }}>
        {block.branches.map((branch) => (
          <Branch key={branch.edge.id} branch={branch} isParallel={isParallel} />
        ))}
      </Box>
      <FlowLine height={8} />
    </Box>
  )
}

/** The lines above and below run through the columns and stop at the middle of the outer ones. */
const COLUMN = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  px: { xs: 3, md: 4 },
  py: { xs: 2, md: 0 },
  border: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'transparent' },
  borderStyle: { xs: 'dashed', md: 'none' },
  borderRadius: { xs: '8px', md: 0 },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    height: '1px',
    bgcolor: 'control',
    display: { xs: 'none', md: 'block' },
  },
  '&::before': { top: 0 },
  '&::after': { bottom: 0 },
  '&:first-of-type::before, &:first-of-type::after': { left: '50%' },
  '&:last-of-type::before, &:last-of-type::after': { right: '50%' },
} as const

function Branch({ branch, isParallel }: { readonly branch: OutlineBranch; readonly isParallel: boolean }) {
  const { edge, sequence } = branch
  const { t } = useLingui()
  const locale = useLocale()
  const { store, fields, findings, isReadOnly } = useEditor()
  const remove = useRemoveBranch(branch)
  const isSelected = useEditorState(({ selection }) => selection?.kind === 'branch' && selection.id === edge.id)
  const summary = isParallel
    ? t`Together with the others`
    : edge.isDefault
      ? t`When no other condition is met`
      : edge.condition
        ? conditionWords(edge.condition, fields)
        : t`Set the condition`
  const name = edge.label || (isParallel ? t`Branch` : edge.isDefault ? t`Otherwise` : t`Condition`)
  return (
    <Box sx={COLUMN}>
      <FlowLine height={16} />
      <FlowCard
        id={edge.id}
        icon="branch"
        tone={isParallel || edge.isDefault ? 'neutral' : 'warning'}
        title={name}
        summary={summary}
        isMissing={!isParallel && !edge.isDefault && edge.condition === null}
        problem={problemOf(findings, { edgeId: edge.id }, locale)}
        isSelected={isSelected}
        onSelect={() => store.select({ kind: 'branch', id: edge.id })}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' || isReadOnly) return
          event.preventDefault()
          remove()
        }}
      />
      <FlowSequence sequence={sequence} opening={name} />
      <FlowLine grow />
    </Box>
  )
}
