/** The picture of a ticket's flow. The list of steps beside it says the same; to assistive technology this is one image, and the links on it. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { ProgressStep } from '../ticket-progress'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { FlowBox } from './FlowBox'
import { layoutFlow } from './flow-layout'
import { nodeStates, type NodeState } from './node-states'
import { boxAt, sizeOf } from './node-size'
import { pathThrough } from './path-through'

export interface FlowPictureProps {
  readonly process: TicketDetail['process']
  readonly steps: readonly ProgressStep[]
}

export function FlowPicture({ process, steps }: FlowPictureProps) {
  const { t } = useLingui()
  const layout = useMemo(
    () =>
      layoutFlow(
        process.nodes.map(({ id, kind }) => ({ id, ...sizeOf(kind) })),
        process.edges,
      ),
    [process],
  )
  const states = useMemo(() => nodeStates(process, steps), [process, steps])
  return (
    <Box sx={{ position: 'relative', width: layout.width, height: layout.height, mx: 'auto', flex: 'none' }}>
      <Box role="img" aria-label={t`Picture of the flow; the list of steps says the same`} sx={{ position: 'absolute', inset: 0 }}>
        <Box component="svg" width={layout.width} height={layout.height} aria-hidden sx={{ position: 'absolute', inset: 0, fill: 'none' }}>
          {process.edges.map(({ id, source, target }) => {
            const way = layout.ways.get(id)
            if (way === undefined) return null
            const isWalked = !layout.back.has(id) && isReached(states.get(source)) && isReached(states.get(target))
            const [tip] = way.slice(-1)
            const isSideways = way.at(-2)?.y === tip?.y
            return (
              <Box
                component="g"
                key={id}
                sx={{
                  color: isWalked ? 'success.main' : 'control',
                  stroke: 'currentColor',
                  strokeWidth: 1.5,
                  ...(isWalked ? {} : { '& > path:first-of-type': { strokeDasharray: '4 4' } }),
                }}
              >
                <path d={pathThrough(way)} />
                {tip && <path d={isSideways ? `M${tip.x + 5} ${tip.y - 4}l-5 4 5 4` : `M${tip.x - 4} ${tip.y - 5}l4 5 4-5`} />}
              </Box>
            )
          })}
        </Box>
        {process.nodes.map(({ id, kind, name }) => (
          <FlowBox key={id} kind={kind} name={name} nodeState={states.get(id)} place={layout.places.get(id) ?? { x: 0, y: 0 }} />
        ))}
      </Box>
      {process.nodes.map(({ id, kind }) => {
        const [inside, place] = [states.get(id)?.step?.inside, layout.places.get(id)]
        if (inside === undefined || place === undefined) return null
        // A link inside the image would not be accessible: the whole box is one.
        return (
          <RouterLink
            key={id}
            to={`/process/tickets/${inside.id}`}
            title={inside.title}
            aria-label={t`Ticket ${inside.number}`}
            sx={{ ...boxAt(kind, place), borderRadius: '8px' }}
          />
        )
      })}
    </Box>
  )
}

function isReached(states: NodeState | undefined): boolean {
  return states !== undefined && states.state !== 'next' && states.state !== 'open'
}
