/** Plays a ticket: who asks, with which values, who acts, where it stands, and why. */
import { ADMINISTRATOR, differsByPriority, PRIORITIES, type PriorityLevel, standInsOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocale } from '../../../shared/i18n/use-locale'
import { priorityWords } from '../../../shared/tickets/priority-words'
import { PeoplePicker } from '../components/assignees/PeoplePicker'
import { ChoiceSelect } from '../components/controls/ChoiceSelect'
import { useEditor, useEditorState } from '../components/editor-context'
import { PanelAction } from '../components/panel/PanelAction'
import { PanelFrame } from '../components/panel/PanelFrame'
import { assigneeWords } from '../components/step-words'
import type { ProcessForm } from '../forms/process-forms'
import { CaseList } from './CaseList'
import { withPart } from './case-of-run'
import { OpenTasks } from './OpenTasks'
import { executedPart, withoutLastAct, type Played, type Run } from './simulate'
import { SimulatorForm } from './SimulatorForm'
import { TraceList } from './TraceList'

export interface SimulatorPanelProps {
  readonly run: Run
  readonly played: Played
  readonly forms: readonly ProcessForm[]
  readonly onRun: (run: Run) => void
  readonly onClose: () => void
}

export function SimulatorPanel({ run, played, forms, onRun, onClose }: SimulatorPanelProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const editor = useEditor()
  const definition = useEditorState(({ draft }) => draft.definition)
  const [fillsForm, setFillsForm] = useState(false)
  const [priority, setPriority] = useState<PriorityLevel>(1)
  const { state } = played
  const standIns = standInsOf(definition)
  const nameOf = (userId: string): string => {
    if (userId === ADMINISTRATOR) return t`An administrator`
    const found = standIns.find(({ id }) => id === userId)
    if (found !== undefined) return assigneeWords(found.rule, editor, locale)
    return editor.peopleNames.get(userId) ?? (userId === run.requester ? t`Requester` : '…')
  }
  return (
    <PanelFrame
      icon="play"
      title={t`Simulator`}
      onClose={onClose}
      actions={
        <>
          <PanelAction
            icon="undo"
            disabled={run.acts.length === 0}
            onClick={() => onRun(withoutLastAct(run, played))}
          >{t`One act back`}</PanelAction>
          <PanelAction
            icon="refresh"
            disabled={run.acts.length === 0}
            onClick={() => onRun({ ...run, acts: [] })}
          >{t`From the start`}</PanelAction>
        </>
      }
    >
      <PeoplePicker
        label={t`Who asks`}
        ids={[run.requester]}
        isReadOnly={false}
        onChange={(ids) => {
          const requester = ids.at(-1)
          if (requester !== undefined) onRun({ ...run, requester, acts: [] })
        }}
      />
      {differsByPriority(definition) && (
        <ChoiceSelect
          label={t`Priority`}
          value={String(priority)}
          isReadOnly={false}
          choices={PRIORITIES.map((each) => ({ value: String(each), label: priorityWords(each) }))}
          onChange={(chosen) => setPriority(PRIORITIES.find((each) => String(each) === chosen) ?? 1)}
        />
      )}
      {forms.length > 0 && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => setFillsForm(true)}>{t`Fill in the form`}</Button>
        </Box>
      )}
      {fillsForm && forms.length > 0 && (
        <SimulatorForm
          forms={forms}
          values={run.values}
          onValues={(values) => onRun({ ...run, values, acts: [] })}
          onClose={() => setFillsForm(false)}
        />
      )}
      {standIns.map(({ id, rule }) => {
        const cast = run.cast[id]
        return (
          <PeoplePicker
            key={id}
            label={assigneeWords(rule, editor, locale)}
            ids={cast === undefined ? [] : [cast]}
            isReadOnly={false}
            onChange={(ids) => onRun(withPart(run, id, ids.at(-1)))}
          />
        )
      })}
      {state !== null && <OpenTasks run={executedPart(run, played)} state={state} nameOf={nameOf} priority={priority} onRun={onRun} />}
      <TraceList played={played} nameOf={nameOf} />
      <CaseList run={run} played={played} forms={forms} nameOf={nameOf} onRun={onRun} />
    </PanelFrame>
  )
}
