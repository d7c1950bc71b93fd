/** Asks for what a move needs, and only for that. What was typed stays when the server refuses, or when somebody else was first. */
import type { TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { ChoiceRow } from '../../contract-form/ChoiceRow'
import { TextRow } from '../../contract-form/TextRow'
import { useContractForm } from '../../contract-form/use-contract-form'
import { ColleaguesRow } from '../../people/ColleaguesRow'
import type { Colleague } from '../../people/ColleaguePicker'
import { NoticeLine } from '../../ui/feedback/NoticeLine'
import { FormDialog } from '../../ui/inputs/FormDialog'
import { AttachmentsInput } from '../attachments/AttachmentsInput'
import { useAttachments } from '../attachments/use-attachments'
import { type Asked, askedSchema, needsPlace, needsReason } from './asked'
import { ChosenPeople } from './ChosenPeople'
import { MOVE_KINDS, type MoveAsk } from './move-kinds'
import type { Told } from './move-body'
import { SendBackRows } from './SendBackRows'
import type { MoveWords } from './use-move-words'

export interface MoveFormProps {
  readonly offer: TicketMove
  readonly words: MoveWords
  /** Said over the fields: somebody else was first. */
  readonly notice: string
  readonly isRunning: boolean
  /** `place` puts what the server refuses at its field. */
  readonly onMove: (told: Omit<Told, 'revision' | 'values'>, place: (error: unknown) => boolean) => void
  readonly onClose: () => void
}

const BLANK: Asked = { people: [], signer: '', sign: 'after', place: '', again: 'stepByStep', remark: '' }

export function MoveForm({ offer, words, notice, isRunning, onMove, onClose }: MoveFormProps) {
  const { t } = useLingui()
  const attachments = useAttachments()
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly Colleague[]>>>({})
  const [isIncomplete, setIncomplete] = useState(false)
  const { asks } = MOVE_KINDS[offer.type]
  const has = (ask: MoveAsk) => asks.includes(ask)
  const steps = offer.chooses ?? []
  const isOne = has('person')
  const asksBefore = isOne || has('people') || has('signer') || steps.length > 0 || (offer.places ?? []).length > 0
  const form = useContractForm({
    schema: askedSchema(offer),
    fields: {
      people: { label: isOne ? t`Colleague` : t`Colleagues`, missing: t`Choose who it goes to` },
      signer: { label: t`Signer`, missing: t`Choose who is not asked any more` },
      sign: { label: t`They decide` },
      place: { label: t`To the step`, missing: t`Choose a step` },
      again: { label: t`After that` },
      remark: {
        label: needsReason(offer) ? t`Reason` : t`Remark (optional)`,
        missing: words.reasonMissing ?? t`Say why, so that the requester knows what to change.`,
      },
    },
    values: { ...BLANK, sign: offer.signs?.at(-1) ?? 'after', place: needsPlace(offer) && offer.places?.length === 1 ? '0' : '' },
  })
  const move = () =>
    form.submit((given) => {
      const lacks = steps.some(({ nodeId }) => (chosen[nodeId] ?? []).length === 0)
      setIncomplete(lacks)
      if (lacks || attachments.isSending) return
      const ids = Object.fromEntries(Object.entries(chosen).map(([nodeId, people]) => [nodeId, people.map(({ id }) => id)]))
      onMove({ ...given, attachments: attachments.sent.map(({ id }) => id), ...(steps.length === 0 ? {} : { chosen: ids }) }, form.place)
    })
  return (
    <FormDialog
      width="xs"
      title={words.title}
      action={words.verb}
      tone={words.tone}
      icon={words.icon}
      isDirty={form.isDirty || attachments.entries.length > 0}
      summary={isIncomplete ? t`Choose who goes on with it at each of the steps.` : form.summary}
      isRunning={isRunning}
      onSubmit={move}
      onClose={onClose}
    >
      {notice !== '' && <NoticeLine tone="warning">{notice}</NoticeLine>}
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{words.text}</Box>
      {(isOne || has('people')) && <ColleaguesRow form={form} name="people" layout="above" most={isOne ? 1 : 50} />}
      {has('signer') && <ChoiceRow form={form} name="signer" layout="above" choices={offer.people ?? []} />}
      {has('sign') && (
        <ChoiceRow
          form={form}
          name="sign"
          layout="above"
          isRequired={false}
          choices={(offer.signs ?? ['before', 'after']).map((id) => ({ id, name: id === 'before' ? t`before me` : t`after me` }))}
        />
      )}
      <SendBackRows form={form} offer={offer} />
      {steps.map(({ nodeId, name }) => (
        <ChosenPeople
          key={nodeId}
          name={name}
          value={chosen[nodeId] ?? []}
          onChange={(people) => setChosen((before) => ({ ...before, [nodeId]: people }))}
        />
      ))}
      {has('remark') && (
        <TextRow
          form={form}
          name="remark"
          layout="above"
          multiline
          minRows={3}
          maxRows={8}
          autoFocus={!asksBefore}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) move()
          }}
        />
      )}
      {has('files') && <AttachmentsInput attachments={attachments} />}
    </FormDialog>
  )
}
