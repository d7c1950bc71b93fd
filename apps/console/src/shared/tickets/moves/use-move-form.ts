/** The form of a move's fields: their labels, and their first values. */
import type { TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useContractForm } from '../../contract-form/use-contract-form'
import { type MoveFormValues, moveFormSchema, needsPlace, needsReason } from './move-form-schema'
import { MOVE_KINDS } from './move-kinds'
import type { MoveWords } from './use-move-words'

export const BLANK: MoveFormValues = { people: [], signer: '', sign: 'after', place: '', again: 'stepByStep', remark: '' }

export function useMoveForm(offer: TicketMove, words: Pick<MoveWords, 'reasonMissing'>) {
  const { t } = useLingui()
  return useContractForm({
    schema: moveFormSchema(offer),
    fields: {
      people: {
        label: MOVE_KINDS[offer.type].asks.includes('person') ? t`Colleague` : t`Colleagues`,
        missing: t`Choose who it goes to`,
      },
      signer: { label: t`Signer`, missing: t`Choose who is not asked any more` },
      sign: { label: t`They decide` },
      place: { label: offer.type === 'refuse' ? t`After refusing` : t`To the step`, missing: t`Choose a step` },
      again: { label: t`After that` },
      remark: {
        label: needsReason(offer) ? t`Reason` : t`Remark (optional)`,
        missing: words.reasonMissing ?? t`Say why, so that the requester knows what to change.`,
      },
    },
    values: { ...BLANK, sign: offer.signs?.at(-1) ?? 'after', place: needsPlace(offer) && offer.places?.length === 1 ? '0' : '' },
  })
}
