/** A run of steps and branch blocks with a place to insert before, between and after them. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Fragment } from 'react'
import type { OutlineItem, OutlineSequence } from '../flow/flow-outline'
import { BranchBlock } from './BranchBlock'
import { InsertPoint } from './InsertPoint'
import { StepCard } from './StepCard'

export interface FlowSequenceProps {
  readonly sequence: OutlineSequence
  /** What stands before the first place. */
  readonly opening: string
}

export function FlowSequence({ sequence, opening }: FlowSequenceProps) {
  const { t } = useLingui()
  const nameOf = (item: OutlineItem | undefined) => (item === undefined ? opening : item.kind === 'step' ? item.node.name : t`the branches`)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      {sequence.places.map((place, index) => {
        const item = sequence.items[index]
        return (
          <Fragment key={item === undefined ? 'last' : item.kind === 'step' ? item.node.id : item.gateway.id}>
            <InsertPoint place={place} after={nameOf(sequence.items[index - 1])} />
            {item?.kind === 'step' && <StepCard step={item} />}
            {item?.kind === 'branches' && <BranchBlock block={item} />}
          </Fragment>
        )
      })}
    </Box>
  )
}
