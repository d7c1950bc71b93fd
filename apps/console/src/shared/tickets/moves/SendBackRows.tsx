/** Where a move sends the ticket, and what happens when that step is answered. */
import type { TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { ChoiceRow } from '../../contract-form/ChoiceRow'
import type { FormRows } from '../../contract-form/use-contract-form'
import { needsPlace } from './move-form-schema'
import { MOVE_KINDS } from './move-kinds'

export interface SendBackRowsProps {
  readonly form: FormRows<'place' | 'again'>
  readonly offer: TicketMove
  /** What a refusal without a place leads to; undefined where there is no such way. */
  readonly refusedTo: string | null | undefined
}

export function SendBackRows({ form, offer, refusedTo }: SendBackRowsProps) {
  const { t } = useLingui()
  const place: unknown = useWatch({ control: form.control, name: 'place' })
  const { asks } = MOVE_KINDS[offer.type]
  const places = offer.places ?? []
  if (!asks.includes('place') || places.length === 0) return null
  const jumpsBack = typeof place === 'string' && place !== '' && places[Number(place)]?.jumpsBack === true
  const named = (at: number) => {
    const { place: target, name } = places[at] ?? { place: { kind: 'previous' as const }, name: '' }
    if (target.kind === 'requester') return offer.type === 'refuse' ? t`Back to the requester` : t`To the requester`
    if (target.kind === 'previous')
      return offer.type === 'refuse' ? t`Back to the previous step: ${name}` : t`To the previous step: ${name}`
    return offer.type === 'refuse' ? t`Back to the step: ${name}` : name
  }
  const ownWay =
    offer.type === 'reopen'
      ? t`To its last step`
      : refusedTo === null
        ? t`It ends as refused`
        : refusedTo === undefined || refusedTo === ''
          ? t`As the process has it`
          : t`Back to the step: ${refusedTo} (as the process has it)`
  return (
    <>
      <ChoiceRow
        form={form}
        name="place"
        layout="above"
        {...(needsPlace(offer) ? {} : { none: ownWay, isRequired: false })}
        choices={places.map((_, at) => ({ id: String(at), name: named(at) }))}
      />
      {asks.includes('again') && jumpsBack && (
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
