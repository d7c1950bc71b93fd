/** Moves the running tickets of an older version to the newest one. */
import { type RouteAnswer, routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { useIsPhone } from '../../../../shared/ui/layout/use-is-phone'
import { ChoiceSelect } from '../../components/controls/ChoiceSelect'
import { nodeTitle } from '../../kinds/node-looks'
import { firstMapping, unplacedNodes } from './mapping'
import { MovingReport } from './MovingReport'
import { type MovingReport as Report, useMoving } from './use-moving'

export interface MoveTicketsDialogProps {
  readonly processId: string
  readonly from: number
  readonly to: number
  readonly running: number
  readonly onClose: () => void
}

export function MoveTicketsDialog({ onClose, ...order }: MoveTicketsDialogProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const { processId, from, to } = order
  const older = useRouteQuery(routes.getProcessVersion, { params: { id: processId, version: from } })
  const newer = useRouteQuery(routes.getProcessVersion, { params: { id: processId, version: to } })
  const failed = [older, newer].find(({ data, error }) => data === undefined && error !== null)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby="move-tickets">
      <DialogTitle id="move-tickets">{t`Move tickets from version ${from} to version ${to}`}</DialogTitle>
      {failed !== undefined && (
        <DialogContent>
          <LoadFailure error={failed.error ?? new Error()} onRetry={failed.refetch} />
        </DialogContent>
      )}
      {older.data !== undefined && newer.data !== undefined && (
        <Moving {...order} older={older.data} newer={newer.data} onClose={onClose} />
      )}
    </Dialog>
  )
}

type Version = RouteAnswer<typeof routes.getProcessVersion>

function Moving({
  processId,
  from,
  to,
  running,
  older,
  newer,
  onClose,
}: MoveTicketsDialogProps & { readonly older: Version; readonly newer: Version }) {
  const { t } = useLingui()
  const unplaced = useMemo(() => unplacedNodes(older.definition, newer.definition), [older, newer])
  const [mapping, setMapping] = useState(() => firstMapping(unplaced))
  const [total] = useState(running)
  const moving = useMoving({ processId, from, to, mapping })
  const { report, isRunning } = moving
  const isMoved = report !== null && !report.isTrial && report.isDone
  const { next, trial } = useNextButton(report?.isDone === true && !isRunning ? report : null)
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          <div>
            <Plural value={total} one="# ticket runs on the older version." other="# tickets run on the older version." />
          </div>
          {t`Whoever has a task keeps it; each ticket moves wholly or not at all. The dry run changes nothing.`}
        </Box>
        {unplaced.length > 0 && (
          <Box component="section" aria-label={t`Counterparts`} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
            <Box sx={{ fontWeight: 600 }}>{t`Steps that are not in the new version: where do tickets that stand there go?`}</Box>
            {unplaced.map(({ node, counterparts }) => (
              <ChoiceSelect
                key={node.id}
                label={nodeTitle(node)}
                value={mapping[node.id] ?? ''}
                isReadOnly={isRunning || isMoved}
                choices={[
                  { value: '', label: t`Nowhere: they stay on their version` },
                  ...counterparts.map((other) => ({ value: other.id, label: nodeTitle(other) })),
                ]}
                onChange={(id) => {
                  moving.forget()
                  setMapping((before) => {
                    const others = Object.entries(before).filter(([old]) => old !== node.id)
                    return Object.fromEntries(id === '' ? others : [...others, [node.id, id]])
                  })
                }}
              />
            ))}
          </Box>
        )}
        {report !== null && <MovingReport report={report} total={total} />}
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button color="inherit" onClick={moving.stop}>{t`Stop`}</Button>
        ) : (
          <Button ref={isMoved ? next : undefined} color="inherit" onClick={onClose}>
            {isMoved ? t`Close` : t`Cancel`}
          </Button>
        )}
        {!isMoved && (
          <Button ref={trial} variant="outlined" disabled={isRunning} onClick={() => void moving.run(true)}>
            {t`Dry run`}
          </Button>
        )}
        {!isMoved && (
          <Button
            ref={next}
            variant="contained"
            loading={isRunning && report?.isTrial === false}
            disabled={isRunning || report === null || !report.isTrial || report.moved === 0}
            onClick={() => void moving.run(false)}
          >
            {t`Move the tickets`}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** The buttons of a run rest or go while it is under way: when it is done, the keyboard goes on at the one that comes next, else at the trial. */
function useNextButton(done: Report | null) {
  const [next, trial] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  useEffect(() => {
    if (done !== null) [next.current, trial.current].find((button) => button?.disabled === false)?.focus()
  }, [done, next, trial])
  return { next, trial }
}
