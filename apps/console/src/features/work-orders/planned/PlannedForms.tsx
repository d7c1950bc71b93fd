/** The forms of a process, filled in for the tickets that a schedule starts, and the people chosen for their steps. */
import type { CatalogueDetail, ScheduleDetail } from '@formwork/api-contract'
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type Ref, useImperativeHandle, useState } from 'react'
import { formHost } from '../../../shared/forms/form-host'
import { ApiError } from '../../../shared/http/api-error'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useChosenPeople } from '../../../shared/tickets/moves/use-chosen-people'
import { Panel } from '../../../shared/ui/layout/Page'
import { ChosenSteps, stepsToChoose } from '../start/ChosenSteps'
import { RefusedValues } from '../start/RefusedValues'
import type { Refused } from '../start/use-start'
import { useStartForms } from '../start/use-start-forms'

export interface PlannedHandle {
  /** Null when something is missing, which is shown at its place. */
  readonly read: () => Promise<{ readonly values: Record<string, unknown>; readonly chosen: Record<string, string[]> } | null>
  /** The present values, whether something is missing or not. */
  readonly draft: () => Record<string, unknown>
  /** Shows a refusal at its fields. False for one about something else. */
  readonly place: (error: unknown) => boolean
}

export interface PlannedFormsProps {
  readonly entry: CatalogueDetail
  /** What it begins with. */
  readonly first: Pick<ScheduleDetail, 'values' | 'chosen'>
  readonly onTouch: () => void
  /** Other sources fill it in as well: nothing is required here. */
  readonly isUnchecked?: boolean
  /** Above each form. */
  readonly hint?: string
  readonly ref: Ref<PlannedHandle>
}

export function PlannedForms({ entry, first, onTouch, isUnchecked = false, hint, ref }: PlannedFormsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const forms = useStartForms(entry)
  const [refused, setRefused] = useState<Refused | null>(null)
  const chosen = useChosenPeople(stepsToChoose(entry), { first: first.chosen, onChange: onTouch })
  useImperativeHandle(ref, () => ({
    draft: forms.draft,
    read: async () => {
      setRefused(null)
      const people = chosen.read()
      const values = isUnchecked ? forms.draft() : await forms.read()
      return values === null || people === null ? null : { values, chosen: people }
    },
    place: (error) => {
      if (chosen.place(error)) return true
      if (!(error instanceof ApiError) || error.code !== 'ticket.values-refused') return false
      const others = forms.showIssues(error.issues)
      if (others.length > 0 || error.issues.length === 0) setRefused({ message: error.message, issues: others })
      return true
    },
  }))
  const [own] = forms.forms.filter(({ name }) => name === '')
  return (
    <>
      {refused !== null && <RefusedValues {...refused} form={own?.form ?? null} />}
      {forms.forms.map(({ id, name, form }) => (
        <Panel key={id} title={name === '' ? t`What it is filled in with` : name}>
          {hint !== undefined && <Box sx={{ mb: 4, fontSize: 13, color: 'text.secondary' }}>{hint}</Box>}
          <FormRenderer
            {...formHost}
            ref={forms.handleOf(id)}
            definition={form}
            defaultValue={first.values}
            locale={locale}
            onChange={onTouch}
          />
        </Panel>
      ))}
      <ChosenSteps steps={chosen.steps} />
    </>
  )
}
