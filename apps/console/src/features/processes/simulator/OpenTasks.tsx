/** Where the ticket is: each open task with its people and their moves, and the automatic steps it waits for. */
import type { CaseAct } from '@formwork/api-contract'
import { isPersonNode, type Move, movesFor, type PriorityLevel, type ProcessState } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEditorState } from '../components/editor-context'
import { nodeTitle } from '../kinds/node-looks'
import { answerMove, answerWords } from './answers'
import { PlayedLimit } from './PlayedLimit'
import type { Run } from './simulate'
import { StatusLine } from './StatusLine'

export interface OpenTasksProps {
  readonly run: Run
  readonly state: ProcessState
  readonly nameOf: (userId: string) => string
  /** Of the played ticket. */
  readonly priority: PriorityLevel
  readonly onRun: (run: Run) => void
}

export function OpenTasks({ run, state, nameOf, priority, onRun }: OpenTasksProps) {
  const { t } = useLingui()
  const definition = useEditorState(({ draft }) => draft.definition)
  const act = (next: CaseAct) => onRun({ ...run, acts: [...run.acts, next] })
  const nodeOf = (nodeId: string) => definition.nodes.find(({ id }) => id === nodeId)
  const titleOf = (nodeId: string) => {
    const node = nodeOf(nodeId)
    return node === undefined ? '' : nodeTitle(node)
  }
  const limitOf = (nodeId: string) => {
    const node = nodeOf(nodeId)
    return isPersonNode(node) ? node.timeLimit : undefined
  }
  const answers = (userId: string, taskId: string): Move[] =>
    movesFor(definition, state, { userId, requester: run.requester, granted: [] }).filter(
      (move) => move.taskId === taskId && answerWords(move) !== null,
    )
  return (
    <Box role="group" aria-label={t`Where it stands`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <StatusLine state={state} />
      <PlayedLimit limit={state.status === 'running' ? definition.settings?.timeLimit : undefined} of="ticket" priority={priority} />
      {state.tasks
        .filter((task) => task.status === 'open')
        .map((task) => (
          <Box
            key={task.id}
            sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, bgcolor: 'background.sunken', borderRadius: '6px' }}
          >
            <Box sx={{ fontWeight: 600, fontSize: 13 }}>{titleOf(task.nodeId)}</Box>
            <PlayedLimit limit={limitOf(task.nodeId)} of="step" priority={priority} />
            {task.assignments
              .filter((assignment) => assignment.status === 'open')
              .map(({ userId }) => {
                const person = nameOf(userId)
                return (
                  <Box
                    key={userId}
                    role="group"
                    aria-label={person}
                    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1, fontSize: 13 }}
                  >
                    <Box sx={{ flex: 1, minWidth: 64, overflowWrap: 'anywhere' }}>{person}</Box>
                    {answers(userId, task.id).map((move) => {
                      const words = answerWords(move) ?? ''
                      return (
                        <Button
                          key={words}
                          size="small"
                          variant="outlined"
                          color={move.type === 'refuse' ? 'error' : 'inherit'}
                          onClick={() => {
                            const body = answerMove(move, run.requester, t`Simulated`)
                            if (body !== null) act({ kind: 'move', by: userId, nodeId: task.nodeId, move: body })
                          }}
                        >
                          {words}
                        </Button>
                      )
                    })}
                  </Box>
                )
              })}
          </Box>
        ))}
      {(state.jobs ?? []).map((job) => (
        <Box
          key={job.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2, bgcolor: 'background.sunken', borderRadius: '6px', fontSize: 13 }}
        >
          <Box sx={{ flex: 1, fontWeight: 600 }}>{titleOf(job.nodeId)}</Box>
          <Button size="small" variant="outlined" color="inherit" onClick={() => act({ kind: 'job', nodeId: job.nodeId, outcome: 'done' })}>
            {t`It is done`}
          </Button>
          <Button size="small" variant="outlined" color="error" onClick={() => act({ kind: 'job', nodeId: job.nodeId, outcome: 'failed' })}>
            {t`It fails`}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
