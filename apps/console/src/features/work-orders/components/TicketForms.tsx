/** The forms of a ticket, by rights: read-only, or writable where the step allows it. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { Panel } from '../../../shared/ui/layout/Page'
import { mayWriteIn, type Rights } from '../form-by-rights'
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
  const { id, form, forms, values, rights, otherRight } = ticket
  const all = [...(form === null ? [] : [{ id: 'form', name: t`Form`, form, isFilled: true }]), ...forms]
  return all.map((each) => (
    <TicketForm
      key={`${id} ${each.id}`}
      {...each}
      values={values}
      rights={rights}
      otherRight={otherRight}
      answers={answers}
      handle={stepValues.handleOf(each.id)}
      onTouch={onTouch}
    />
  ))
}

interface TicketFormProps extends Rights, Pick<TicketFormsProps, 'answers' | 'onTouch'> {
  readonly name: string
  readonly form: Readonly<Record<string, unknown>>
  /** False: nothing was entered yet. */
  readonly isFilled: boolean
  readonly values: Readonly<Record<string, unknown>>
  readonly handle: ReturnType<StepValues['handleOf']>
}

function TicketForm({ name, form, isFilled, values, rights, otherRight, answers, handle, onTouch }: TicketFormProps) {
  const { t } = useLingui()
  const mayWrite = useMemo(() => mayWriteIn(form, { rights, otherRight }), [form, rights, otherRight])
  const isWritten = answers && mayWrite
  // An empty form is only shown to people who fill it in.
  if (!isFilled && !isWritten) return null
  return (
    <Panel title={name} {...(isFilled ? {} : { actions: <StatusTag tone="info" icon="edit">{t`To be filled in here`}</StatusTag> })}>
      {isWritten ? (
        <StepForm definition={form} values={values} rights={{ rights, otherRight }} handle={handle} onTouch={onTouch} />
      ) : (
        <FilledForm definition={form} values={values} rights={{ rights, otherRight }} />
      )}
    </Panel>
  )
}
