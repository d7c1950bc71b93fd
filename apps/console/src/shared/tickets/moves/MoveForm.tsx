/** The fields that a move needs, and only those. What was typed stays when the server refuses, or when somebody else was first. */
import type { TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { ChoiceRow } from '../../contract-form/ChoiceRow'
import { ColleaguesRow } from '../../people/ColleaguesRow'
import { NoticeLine } from '../../ui/feedback/NoticeLine'
import { FormDialog } from '../../ui/inputs/FormDialog'
import { AttachmentsInput } from '../attachments/AttachmentsInput'
import { useAttachments } from '../attachments/use-attachments'
import { needsPlace } from './move-form-schema'
import { ChosenPeople } from './ChosenPeople'
import { MOVE_KINDS, type MoveAsk } from './move-kinds'
import type { MoveInput } from './move-body'
import { RemarkRow } from './RemarkRow'
import { SendBackRows } from './SendBackRows'
import { useLookAhead } from './use-look-ahead'
import { useMoveForm } from './use-move-form'
import { useChosenPeople } from './use-chosen-people'
import type { MoveWords } from './use-move-words'

export interface MoveFormProps {
  readonly ticketId: string
  /** The state it is asked in; needed where it says what comes next. */
  readonly revision?: number
  readonly offer: TicketMove
  /** What is written in the form and goes along. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
  readonly words: MoveWords
  /** Where a refusal without a chosen place leads: to the step of this name, null for the end of the ticket; absent for other moves. */
  readonly refusedTo?: string | null
  /** Shown over the fields: somebody else was first. */
  readonly notice: string
  /** The move cannot be made any more; the dialog stays for its text. Default false. */
  readonly isOvertaken?: boolean
  readonly isRunning: boolean
  /** `place` puts what the server refuses at its field. */
  readonly onMove: (told: Omit<MoveInput, 'revision' | 'values'>, place: (error: unknown) => boolean) => void
  readonly onClose: () => void
}

export function MoveForm({
  ticketId,
  revision = 0,
  offer,
  values,
  words,
  refusedTo,
  notice,
  isOvertaken = false,
  isRunning,
  onMove,
  onClose,
}: MoveFormProps) {
  const { t } = useLingui()
  const attachments = useAttachments()
  const { asks } = MOVE_KINDS[offer.type]
  const ahead = useLookAhead({ ticketId, revision, offer, values })
  const has = (ask: MoveAsk) => asks.includes(ask)
  const steps = offer.chooses ?? []
  const chosen = useChosenPeople(
    steps.map(({ nodeId, name, isLimited }) => ({
      nodeId,
      name,
      isRequired: true,
      ...(isLimited === true ? { limitedTo: { kind: 'ticket', ticketId, nodeId } } : {}),
    })),
  )
  const isOne = has('person')
  const asksPeople = isOne || has('people')
  const form = useMoveForm(offer, words)
  // The first empty field is focused; a step that is chosen already can be left as it is.
  const asksBefore = asksPeople || has('signer') || steps.length > 0 || (needsPlace(offer) && (offer.places ?? []).length > 1)
  const place: unknown = useWatch({ control: form.control, name: 'place' })
  const sendsBack = offer.type === 'refuse' && refusedTo === null && typeof place === 'string' && place !== ''
  const move = () =>
    form.submit((given) => {
      const ids = chosen.read()
      if (ids === null || !attachments.areReady()) return
      const sent = { ...given, attachments: attachments.sent.map(({ id }) => id), ...(steps.length === 0 ? {} : { chosen: ids }) }
      onMove(sent, (error) => chosen.place(error) || form.place(error))
    })
  return (
    <FormDialog
      width="xs"
      title={words.title}
      action={sendsBack ? t`Refuse and send back` : words.verb}
      tone={words.tone}
      icon={words.icon}
      isDirty={form.isDirty || attachments.entries.length > 0}
      summary={form.summary}
      isRunning={isRunning}
      isActionless={isOvertaken}
      onSubmit={move}
      onClose={onClose}
    >
      {notice !== '' && <NoticeLine tone="warning">{notice}</NoticeLine>}
      {isOvertaken && <Box sx={{ fontSize: 13 }}>{t`Your remark was not sent. Copy it if you still need it.`}</Box>}
      {/* What follows in general stands there until it is known what follows here. */}
      {!isOvertaken && (ahead.length > 0 || words.text !== '') && (
        <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
          {(ahead.length > 0 ? ahead : [words.text]).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Box>
      )}
      {asksPeople && <ColleaguesRow form={form} name="people" layout="above" most={isOne ? 1 : 50} autoFocus />}
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
      <SendBackRows form={form} offer={offer} refusedTo={refusedTo} />
      {chosen.steps.map((step) => {
        const { name } = step
        return <ChosenPeople key={step.nodeId} label={t`Who goes on at “${name}”`} layout="above" step={step} />
      })}
      {has('remark') && <RemarkRow form={form} autoFocus={!asksBefore} />}
      {has('files') && <AttachmentsInput attachments={attachments} />}
    </FormDialog>
  )
}
