/** Where a move sends the ticket, and what follows when that step is answered. */
import type { TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { ChoiceRow } from '../../contract-form/ChoiceRow'
import type { FormRows } from '../../contract-form/use-contract-form'
import { needsPlace } from './asked'
import { MOVE_KINDS } from './move-kinds'

export interface SendBackRowsProps {
  readonly form: FormRows<'place' | 'again'>
  readonly offer: TicketMove
}

export function SendBackRows({ form, offer }: SendBackRowsProps) {
  const { t } = useLingui()
  const place: unknown = useWatch({ control: form.control, name: 'place' })
  const { asks } = MOVE_KINDS[offer.type]
  const places = offer.places ?? []
  if (!asks.includes('place') || places.length === 0) return null
  const goesBack = typeof place === 'string' && place !== ''
  const named = (at: number) => {
    const { place: target, name } = places[at] ?? { place: { kind: 'previous' as const }, name: '' }
    if (target.kind === 'requester') return t`To the requester`
    return target.kind === 'previous' ? t`To the previous step: ${name}` : name
  }
  return (
    <>
      <ChoiceRow
        form={form}
        name="place"
        layout="above"
        {...(needsPlace(offer) ? {} : { none: t`As the process has it`, isRequired: false })}
        choices={places.map((_, at) => ({ id: String(at), name: named(at) }))}
      />
      {asks.includes('again') && goesBack && (
        <ChoiceRow
          form={form}
          name="again"
          layout="above"
          isRequired={false}
          choices={[
            { id: 'stepByStep', name: t`It goes through all steps again` },
            { id: 'jumpBack', name: t`It comes straight back to this step` },
          ]}
        />
      )}
    </>
  )
}
