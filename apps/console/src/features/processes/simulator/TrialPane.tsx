/** What trials of automatic steps have in common: a button that runs it, values to run it with, and a place for what came out. */
import type { FormValues } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useInView } from '../../../shared/ui/layout/use-in-view'
import type { SimulatorFormProps } from './SimulatorForm'

const SimulatorForm = lazy(async () => ({ default: (await import('./SimulatorForm')).SimulatorForm }))

export interface TrialPaneProps extends Pick<SimulatorFormProps, 'forms'> {
  readonly label: string
  /** On the button. */
  readonly action: string
  readonly isRunnable: boolean
  /** Whether the step reads values of the forms. */
  readonly takesValues: boolean
  readonly onRun: (values: FormValues) => Promise<void>
  /** What to know before. */
  readonly hint?: string
  /** The last run, for which the outcome is brought into view; null before the first one. */
  readonly report: unknown
  /** What came out; nothing before the first run. */
  readonly children: ReactNode
}

export function TrialPane({ label, action, isRunnable, takesValues, forms, onRun, hint, report, children }: TrialPaneProps) {
  const { t } = useLingui()
  const [values, setValues] = useState<FormValues>({})
  const [fillsForm, setFillsForm] = useState(false)
  const outcome = useInView<HTMLDivElement>(report)
  const { run, isRunning } = useExclusiveMutation(() => onRun(values))
  return (
    <Box component="section" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" loading={isRunning} disabled={!isRunnable} onClick={() => void run()}>
          {action}
        </Button>
        {takesValues && (
          <Button color="inherit" onClick={() => setFillsForm(true)}>
            {t`Values to try it with`}
          </Button>
        )}
      </Box>
      {hint !== undefined && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{hint}</Box>}
      <Box ref={outcome} role="status" sx={{ minWidth: 0, scrollMarginBlock: '16px' }}>
        {children}
      </Box>
      {fillsForm && (
        <Suspense>
          <SimulatorForm forms={forms} values={values} onValues={setValues} onClose={() => setFillsForm(false)} />
        </Suspense>
      )}
    </Box>
  )
}
