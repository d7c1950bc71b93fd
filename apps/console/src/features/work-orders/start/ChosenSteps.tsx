/** Below the forms of a start: the people chosen for later steps, where the process leaves that to its requester. */
import type { CatalogueDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ChosenPeople } from '../../../shared/tickets/moves/ChosenPeople'
import type { AskedStep, ChosenStep } from '../../../shared/tickets/moves/use-chosen-people'
import { Panel } from '../../../shared/ui/layout/Page'

/** The steps of a process whose people are chosen at the start. */
export const stepsToChoose = ({ processId, chooses = [] }: Pick<CatalogueDetail, 'processId' | 'chooses'>): AskedStep[] =>
  chooses.map(({ nodeId, name, isRequired, isLimited }) => ({
    nodeId,
    name,
    isRequired,
    ...(isLimited ? { limitedTo: { kind: 'start', processId, nodeId } } : {}),
  }))

/** Nothing where nobody is chosen. */
export function ChosenSteps({ steps }: { readonly steps: readonly ChosenStep[] }) {
  const { t } = useLingui()
  if (steps.length === 0) return null
  return (
    <Panel title={t`Who goes on with it`}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {steps.map((step) => (
          <ChosenPeople key={step.nodeId} label={step.name} step={step} />
        ))}
      </Box>
    </Panel>
  )
}
