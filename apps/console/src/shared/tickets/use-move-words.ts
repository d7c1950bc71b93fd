/** What a move is called on this ticket, and how it looks: a refusal that goes back to a step is a return. */
import type { TicketDetail, TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import type { IconName } from '../ui/icons/icon-paths'

export interface MoveWords {
  readonly verb: string
  /** Said once it is done. */
  readonly done: string
  readonly title: string
  readonly text: string
  /** A decision never has the brand's colour: that may be any, red too. */
  readonly tone: 'primary' | 'success' | 'error'
  readonly icon: IconName
  /** Said when a reason that is needed is missing. */
  readonly reasonMissing?: string
}

export function useMoveWords({
  process,
  currentNodeIds,
}: Pick<TicketDetail, 'process' | 'currentNodeIds'>): Readonly<
  Record<Extract<TicketMove['type'], 'approve' | 'refuse' | 'withdraw' | 'reassign' | 'terminate'>, MoveWords>
> {
  const { t } = useLingui()
  const back = process.edges.find((edge) => currentNodeIds.includes(edge.source) && edge.outcome === 'refuse')
  const target = process.nodes.find((node) => node.id === back?.target)?.name
  return {
    approve: {
      verb: t`Agree`,
      done: t`Agreed`,
      title: t`Agree to this ticket?`,
      text: t`It goes on to the next step.`,
      tone: 'success',
      icon: 'check',
    },
    refuse:
      target === undefined
        ? {
            verb: t`Refuse`,
            done: t`Refused`,
            title: t`Refuse this ticket?`,
            text: t`It ends here as refused.`,
            tone: 'error',
            icon: 'close',
          }
        : {
            verb: t`Return`,
            done: t`Returned`,
            title: t`Return this ticket?`,
            text: t`It goes back to “${target}” and is decided again from there.`,
            tone: 'error',
            icon: 'close',
          },
    withdraw: {
      verb: t`Withdraw`,
      done: t`Withdrawn`,
      title: t`Withdraw this ticket?`,
      text: t`Nobody has to decide on it any more. You can start a new one.`,
      tone: 'error',
      icon: 'reply',
    },
    reassign: {
      verb: t`Reassign`,
      done: t`Reassigned`,
      title: t`Reassign this task`,
      text: t`Somebody else decides in their place and is told at once. Answers already given stay.`,
      tone: 'primary',
      icon: 'users',
    },
    terminate: {
      verb: t`End ticket`,
      done: t`Ended`,
      title: t`End this ticket?`,
      text: t`It ends here without a decision, for good. The requester is told.`,
      tone: 'error',
      icon: 'ban',
      reasonMissing: t`Say why, so that everybody understands it later.`,
    },
  }
}
