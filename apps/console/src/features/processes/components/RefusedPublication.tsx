/** Why the server did not publish a process, each reason with its place; links to the form where the problem is there. */
import type { ProblemIssue } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNavigate } from 'react-router-dom'
import type { FlowSelection } from '../flow/commands/edit-result'
import { useEditorState } from './editor-context'
import { Problem } from './ProblemList'
import { type FlowSpot, placeOf } from './problem-words'

export interface RefusedPublicationProps {
  readonly message: string
  readonly issues: readonly ProblemIssue[]
  readonly formId: string | null
  /** Goes to the step or branch that is named. */
  readonly onGo: (target: FlowSelection) => void
  readonly onClose: () => void
}

export function RefusedPublication({ message, issues, formId, onGo, onClose }: RefusedPublicationProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const definition = useEditorState(({ draft }) => draft.definition)
  const isAboutForm = issues.some(({ path }) => path[0] === 'form')
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="refused-publication">
      <DialogTitle id="refused-publication">{t`This process cannot be published yet`}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 3 }}>{message}</Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {issues.map((issue) => {
            const place = placeOf(definition, spotOf(issue))
            return (
              <li key={`${issue.path.join('.')} ${issue.code} ${issue.message}`}>
                {place === null ? (
                  <Box sx={{ px: 3, py: 2, color: 'error.main', fontSize: 13 }}>{issue.message}</Box>
                ) : (
                  <Problem
                    severity="error"
                    place={place.name}
                    text={issue.message}
                    onGo={() => {
                      onGo(place.target)
                      onClose()
                    }}
                  />
                )}
              </li>
            )
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        {isAboutForm && formId !== null && <Button onClick={() => void navigate(`/design/forms/${formId}`)}>{t`Open the form`}</Button>}
        <Button variant="contained" onClick={onClose}>
          {t`Go on editing`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function spotOf({ params = {} }: ProblemIssue): FlowSpot {
  const { nodeId, edgeId } = params
  return { ...(typeof nodeId === 'string' ? { nodeId } : {}), ...(typeof edgeId === 'string' ? { edgeId } : {}) }
}
