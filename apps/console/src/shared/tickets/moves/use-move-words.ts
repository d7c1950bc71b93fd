/** The name of a move on this ticket, and its look: a refusal that goes back to a step is a return. */
import type { MoveType, TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import type { IconName } from '../../ui/icons/icon-paths'
import { answerWays } from './answer-ways'

export interface MoveWords {
  readonly verb: string
  /** The message after it is done. */
  readonly done: string
  readonly title: string
  readonly text: string
  /** A decision never has the brand's colour: that may be any, red too. */
  readonly tone: 'primary' | 'success' | 'error'
  readonly icon: IconName
  /** The error for a missing reason. */
  readonly reasonMissing?: string
}

/** For the general names of moves, without a ticket. */
export const NO_TICKET = { process: { schema: 2 as const, nodes: [], edges: [] }, openTasks: [], moves: [] }

export function useMoveWords({
  process,
  openTasks,
  moves,
}: Pick<TicketDetail, 'process' | 'openTasks' | 'moves'>): Readonly<Record<MoveType, MoveWords>> {
  const { t } = useLingui()
  const taskOf = (type: MoveType) => moves.find((offer) => offer.type === type)?.taskId ?? null
  const { agreesWithOthers } = answerWays({ process, openTasks }, taskOf('approve'))
  const { refusesWithOthers, refusedTo } = answerWays({ process, openTasks }, taskOf('refuse'))
  return {
    approve: {
      verb: t`Agree`,
      done: t`Agreed`,
      title: t`Agree to this ticket?`,
      text: agreesWithOthers ? t`It goes on once enough of the others have agreed as well.` : t`It goes on to the next step.`,
      tone: 'success',
      icon: 'check',
    },
    refuse: {
      ...(refusedTo === null
        ? { verb: t`Refuse`, done: t`Refused`, title: t`Refuse this ticket?` }
        : { verb: t`Return`, done: t`Returned`, title: t`Return this ticket?` }),
      text: refusesWithOthers
        ? t`Your refusal counts. The others are still asked, until too few are left who could agree.`
        : refusedTo === null
          ? t`It ends here as refused.`
          : refusedTo === ''
            ? t`It goes the way that the process has for refusals.`
            : t`It goes back to “${refusedTo}” and is decided again from there.`,
      tone: 'error',
      icon: 'close',
    },
    return: {
      verb: t`Return for changes`,
      done: t`Returned for changes`,
      title: t`Return this ticket for changes?`,
      text: t`It goes back to an earlier step. What was decided since is decided again, or it comes straight back to you.`,
      tone: 'error',
      icon: 'reply',
      reasonMissing: t`Say why, so that the requester knows what to change.`,
    },
    choose: {
      verb: t({ message: 'Decide', context: 'a ticket' }),
      done: t`Decided`,
      title: t`Decide this way?`,
      text: t`It goes on along the way of this answer.`,
      tone: 'primary',
      icon: 'branch',
    },
    complete: {
      verb: t`Complete`,
      done: t`Handed on`,
      title: t`Is this step done?`,
      text: t`It goes on to the next step.`,
      tone: 'success',
      icon: 'checkCircle',
    },
    claim: {
      verb: t`Claim`,
      done: t`Claimed; it is yours now`,
      title: t`Claim this task?`,
      text: t`The others no longer see it in their to-do.`,
      tone: 'primary',
      icon: 'pin',
    },
    release: {
      verb: t`Release`,
      done: t`Released`,
      title: t`Release this task?`,
      text: t`Anybody who was asked may claim it again.`,
      tone: 'primary',
      icon: 'refresh',
    },
    transfer: {
      verb: t`Transfer`,
      done: t`Transferred`,
      title: t`Transfer your task`,
      text: t`Somebody else decides in your place. It does not come back to you.`,
      tone: 'primary',
      icon: 'external',
    },
    delegate: {
      verb: t`Delegate`,
      done: t`Delegated`,
      title: t`Delegate your task`,
      text: t`Somebody else works on it first; then it comes back to you.`,
      tone: 'primary',
      icon: 'user',
    },
    handBack: {
      verb: t`Hand back`,
      done: t`Handed back`,
      title: t`Hand this task back?`,
      text: t`Whoever delegated it to you decides.`,
      tone: 'success',
      icon: 'reply',
    },
    addSign: {
      verb: t`Add signers`,
      done: t`Signers added`,
      title: t`Ask more people to sign`,
      text: t`They decide on this step as well: before you, or after you.`,
      tone: 'primary',
      icon: 'plus',
    },
    removeSign: {
      verb: t`Remove a signer`,
      done: t`Signer removed`,
      title: t`Remove an added signer`,
      text: t`They are not asked any more. Answers already given stay.`,
      tone: 'primary',
      icon: 'minus',
    },
    copyTo: {
      verb: t`Copy to`,
      done: t`Copy sent`,
      title: t`Let others know`,
      text: t`They get a notice and may read the ticket. Nothing waits for them.`,
      tone: 'primary',
      icon: 'copy',
    },
    urge: {
      verb: t`Urge`,
      done: t`Urged; whoever has it is told`,
      title: t`Urge?`,
      text: t`Whoever has it gets a notice.`,
      tone: 'primary',
      icon: 'bell',
    },
    takeBack: {
      verb: t`Take back`,
      done: t`Taken back`,
      title: t`Take back what you did last?`,
      text: t`It waits for you again, as before.`,
      tone: 'primary',
      icon: 'undo',
    },
    withdraw: {
      verb: t`Withdraw`,
      done: t`Withdrawn`,
      title: t`Withdraw this ticket?`,
      text: t`Nobody has to decide on it any more. You can start a new one.`,
      tone: 'error',
      icon: 'reply',
    },
    resubmit: {
      verb: t`Submit again`,
      done: t`Submitted again`,
      title: t`Submit this ticket again?`,
      text: t`It goes to those who decide with the form as it is now.`,
      tone: 'primary',
      icon: 'send',
    },
    reassign: {
      verb: t`Reassign`,
      done: t`Reassigned`,
      title: t`Reassign this task`,
      text: t`Somebody else decides in their place and is told at once. Answers already given stay.`,
      tone: 'primary',
      icon: 'users',
    },
    jump: {
      verb: t`Jump to a step`,
      done: t`Moved`,
      title: t`Jump to a step`,
      text: t`What is open now is cancelled, and the ticket goes on from the step you choose.`,
      tone: 'primary',
      icon: 'branch',
      reasonMissing: t`Say why, so that everybody understands it later.`,
    },
    retryJob: {
      verb: t`Try again`,
      done: t`Begun again`,
      title: t`Try this step again?`,
      text: t`What failed for good is begun again from its first attempt.`,
      tone: 'primary',
      icon: 'refresh',
    },
    skipJob: {
      verb: t`Skip the failed step`,
      done: t`Skipped`,
      title: t`Skip the failed step?`,
      text: t`The ticket goes on without what this step would have brought.`,
      tone: 'error',
      icon: 'arrowDown',
      reasonMissing: t`Say why, so that everybody understands it later.`,
    },
    suspend: {
      verb: t`Suspend`,
      done: t`Suspended`,
      title: t`Suspend this ticket?`,
      text: t`Nobody can go on with it until it is resumed.`,
      tone: 'error',
      icon: 'clock',
    },
    resume: {
      verb: t`Resume`,
      done: t`Resumed`,
      title: t`Resume this ticket?`,
      text: t`It goes on where it stood.`,
      tone: 'primary',
      icon: 'refresh',
    },
    reopen: {
      verb: t`Reopen`,
      done: t`Reopened`,
      title: t`Reopen this ticket?`,
      text: t`It goes on from its last step.`,
      tone: 'primary',
      icon: 'refresh',
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
