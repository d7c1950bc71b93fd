/** The forms of a ticket, by rights: read, or written where the step lets one. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../../shared/ui/layout/Page'
import { mayWrite } from '../form-by-rights'
import { FilledForm } from './FilledForm'
import { StepForm } from './StepForm'
import type { StepValues } from './use-step-values'

export interface TicketFormsProps {
  readonly ticket: Pick<TicketDetail, 'id' | 'form' | 'forms' | 'values' | 'rights' | 'otherRight'>
  /** The reader answers this step. */
  readonly answers: boolean
  readonly stepValues: StepValues
  readonly onTouch: () => void
}

export function TicketForms({ ticket, answers, stepValues, onTouch }: TicketFormsProps) {
  const { t } = useLingui()
  const { id, form, forms, values } = ticket
  const all = [...(form === null ? [] : [{ id: 'form', name: t`Form`, form }]), ...forms]
  const isWritten = answers && mayWrite(ticket)
  return all.map((each) => (
    <Panel key={each.id} title={each.name}>
      {isWritten ? (
        <StepForm key={id} definition={each.form} values={values} rights={ticket} handle={stepValues.handleOf(each.id)} onTouch={onTouch} />
      ) : (
        <FilledForm definition={each.form} values={values} rights={ticket} />
      )}
    </Panel>
  ))
}
