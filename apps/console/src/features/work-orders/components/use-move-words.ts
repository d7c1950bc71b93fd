/** What a move is called on this ticket: a refusal that goes back to a step is a return. */
import type { TicketDetail, TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'

export interface MoveWords {
  readonly verb: string
  /** Said once it is done. */
  readonly done: string
  readonly title: string
  readonly text: string
  readonly tone: 'primary' | 'error'
  readonly needsRemark: boolean
}

export function useMoveWords({
  process,
  currentNodeIds,
}: Pick<TicketDetail, 'process' | 'currentNodeIds'>): Readonly<Record<TicketMove['type'], MoveWords>> {
  const { t } = useLingui()
  const back = process.edges.find((edge) => currentNodeIds.includes(edge.source) && edge.outcome === 'refuse')
  const target = process.nodes.find((node) => node.id === back?.target)?.name
  return {
    approve: {
      verb: t`Agree`,
      done: t`Agreed`,
      title: t`Agree to this ticket?`,
      text: t`It goes on to the next step.`,
      tone: 'primary',
      needsRemark: false,
    },
    refuse:
      target === undefined
        ? {
            verb: t`Refuse`,
            done: t`Refused`,
            title: t`Refuse this ticket?`,
            text: t`It ends here as refused.`,
            tone: 'error',
            needsRemark: true,
          }
        : {
            verb: t`Return`,
            done: t`Returned`,
            title: t`Return this ticket?`,
            text: t`It goes back to “${target}” and is decided again from there.`,
            tone: 'error',
            needsRemark: true,
          },
    withdraw: {
      verb: t`Withdraw`,
      done: t`Withdrawn`,
      title: t`Withdraw this ticket?`,
      text: t`Nobody has to decide on it any more. You can start a new one.`,
      tone: 'error',
      needsRemark: false,
    },
  }
}
