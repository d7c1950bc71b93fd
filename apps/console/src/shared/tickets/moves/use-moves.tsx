/** The moves that a ticket offers, as entries for buttons and menus, with the one dialog that belongs to them. */
import { routes, type TicketDetail, type TicketMove } from '@formwork/api-contract'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../http/call'
import { useLocale } from '../../i18n/use-locale'
import type { IconName } from '../../ui/icons/icon-paths'
import { useNow } from '../../ui/display/use-now'
import { showToast } from '../../ui/feedback/toast-store'
import { type AfterMove, useMoveMutation } from '../use-move-mutation'
import { answerWays } from './answer-ways'
import { moveBody, type MoveInput } from './move-body'
import { MoveForm } from './MoveForm'
import { MOVE_KINDS, type MoveGroup } from './move-kinds'
import { BLANK } from './use-move-form'
import { type MoveWords, useMoveWords } from './use-move-words'

export interface MoveEntry {
  readonly key: string
  readonly offer: TicketMove
  readonly group: MoveGroup
  readonly label: string
  readonly icon: IconName
  readonly tone: MoveWords['tone']
  readonly onChoose: () => void
}

export interface Moves {
  /** In the order of the table. */
  readonly entries: readonly MoveEntry[]
  readonly isRunning: boolean
  /** To be rendered once on the page, wherever the entries are. */
  readonly dialog: ReactNode
}

interface Chosen {
  readonly offer: TicketMove
  readonly words: MoveWords
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

const NOTHING: Omit<MoveInput, 'revision'> = { ...BLANK, attachments: [] }

/**
 * @param readValues - the values of the form of the page, for a move that answers a step; null where a rule of the form is broken, which
 *     the form shows then.
 * @param afterMove - where the page goes once a move is made; it stays by default.
 */
export function useMoves(
  ticket: TicketDetail,
  readValues: () => Promise<Readonly<Record<string, unknown>> | undefined | null> = () => Promise.resolve(undefined),
  afterMove?: AfterMove,
): Moves {
  const locale = useLocale()
  const all = useMoveWords(ticket)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [notice, setNotice] = useState('')
  const [isOvertaken, setOvertaken] = useState(false)
  const close = () => {
    setChosen(null)
    setNotice('')
    setOvertaken(false)
  }
  const remark = useRef('')
  const giveUp = (message: string) => {
    if (remark.current === '') {
      close()
      showToast('warning', message)
      return
    }
    // The typed text is still needed, in a comment for instance.
    setNotice(message)
    setOvertaken(true)
  }
  const mutation = useMoveMutation(close, setNotice, giveUp, afterMove)
  const { id, revision } = ticket
  const send = ({ offer, words, values }: Chosen, told: Omit<MoveInput, 'revision'>, place: (error: unknown) => boolean) => {
    remark.current = told.remark
    return mutation.run(
      (idempotencyKey) => {
        const body = moveBody(offer, { ...told, revision, values })
        return call(routes.moveTicket, { params: { id }, body, idempotencyKey })
      },
      words.done,
      place,
    )
  }
  const choose = async (picked: Chosen) => {
    const kind = MOVE_KINDS[picked.offer.type]
    const values = kind.answers === true ? await readValues() : undefined
    if (values === null) return
    const whole = { ...picked, values }
    if (kind.asks.length === 0) await send(whole, NOTHING, () => false)
    else setChosen(whole)
  }
  const now = useNow()
  const order = Object.keys(MOVE_KINDS)
  const offers = ticket.moves.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
  // Several tasks of one person at once: the first is answered first.
  const first = offers.filter((offer, at) => offers.findIndex(({ type, edgeId }) => type === offer.type && edgeId === offer.edgeId) === at)
  return {
    entries: first.map((offer) => {
      const words = { ...all[offer.type], ...ownName(offer, locale), ...noTextForChoice(ticket, offer) }
      return {
        key: `${offer.type} ${offer.edgeId ?? ''}`,
        offer,
        group: groupOf(offer, offers, now),
        label: words.verb,
        icon: words.icon,
        tone: words.tone,
        onChoose: () => void choose({ offer, words }),
      }
    }),
    isRunning: mutation.isRunning,
    dialog: chosen !== null && (
      <MoveForm
        ticketId={id}
        revision={revision}
        offer={chosen.offer}
        values={chosen.values}
        words={chosen.words}
        {...(chosen.offer.type === 'refuse' ? { refusedTo: answerWays(ticket, chosen.offer.taskId).refusedTo } : {})}
        notice={notice}
        isOvertaken={isOvertaken}
        isRunning={mutation.isRunning}
        onMove={(told, place) => void send(chosen, told, place)}
        onClose={close}
      />
    ),
  }
}

/** Where the person chooses where a refusal leads, the choice says it; a sentence about one of the options would contradict the others. */
function noTextForChoice(ticket: TicketDetail, { type, taskId, places = [] }: TicketMove): { readonly text: '' } | undefined {
  const isSaid = type === 'refuse' && places.length > 0 && !answerWays(ticket, taskId).refusesWithOthers
  return isSaid ? { text: '' } : undefined
}

/** A named answer has its own label. */
function ownName({ label, labelEn = '' }: TicketMove, locale: string): { readonly verb: string } | undefined {
  if (label === undefined || label === '') return undefined
  return { verb: locale !== 'zh-CN' && labelEn !== '' ? labelEn : label }
}

/** Where one may answer at once, claiming is a secondary action. People who wait for others are here to urge them, once that is possible. */
function groupOf({ type, from }: TicketMove, offers: readonly TicketMove[], now: number): MoveGroup {
  const { group } = MOVE_KINDS[type]
  const mayAnswer = offers.some((other) => MOVE_KINDS[other.type].answers === true)
  if (type === 'claim' && mayAnswer) return 'own'
  const canUrge = from === undefined || new Date(from).getTime() <= now
  const isWaiting = !mayAnswer && offers.some((other) => other.type === 'withdraw')
  return type === 'urge' && canUrge && isWaiting ? 'decide' : group
}
