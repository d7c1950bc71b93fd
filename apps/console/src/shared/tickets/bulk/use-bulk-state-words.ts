/** The state of a ticket in a move on several, in words. */
import { useLingui } from '@lingui/react/macro'
import type { IconName } from '../../ui/icons/icon-paths'
import type { StatusTone } from '../../ui/display/StatusTag'
import { answerWays } from '../moves/answer-ways'
import type { BulkRunState, BulkTicketState } from './bulk-run'
import type { LeftOut } from './plan'

export interface BulkStateWords {
  readonly text: string
  readonly tone: StatusTone
  readonly icon: IconName
}

/** @returns a function for the words of one state; null without any. */
export function useBulkStateWords(phase: BulkRunState['phase']): (state: BulkTicketState) => BulkStateWords | null {
  const { t } = useLingui()
  const whyLeftOut = ({ why, by = '' }: LeftOut): string => {
    switch (why) {
      case 'finished':
        return by === '' ? t`It is already finished.` : t`It is already finished: ${by} acted on it last.`
      case 'suspended':
        return t`It is suspended.`
      case 'notYours':
        return by === '' ? t`It no longer waits for you.` : t`It no longer waits for you: ${by} acted on it last.`
      case 'otherAnswer':
        return t`Its step has answers of its own: open it.`
      case 'claimFirst':
        return t`It has to be claimed first.`
      case 'toFillIn':
        return t`Something has to be filled in: open it.`
      case 'toChoose':
        return t`Somebody has to be chosen for the next step: open it.`
      case 'several':
        return t`Several people have it: open it and say whom to replace.`
      case 'nobody':
        return t`Nobody who could be replaced has it any more.`
      case 'notOffered':
        return t`This is not possible with it now.`
    }
  }
  const consequence = ({ ticket, sends }: Extract<BulkTicketState, { kind: 'ready' }>): string | null => {
    const from = sends.flatMap((send) => send.from ?? [])
    if (from.length > 0) {
      const people = ticket.openTasks.flatMap(({ assignees }) => assignees)
      const names = [...new Set(from)].map((id) => people.find((person) => person.id === id)?.name ?? '').join(t`, `)
      return t`Taken from ${names}`
    }
    const [offer] = sends.map((send) => send.offer)
    if (offer?.type !== 'refuse') return null
    const { refusedTo, refusesWithOthers } = answerWays(ticket, offer.taskId)
    if (refusesWithOthers) return t`The others are still asked`
    if (refusedTo === null) return t`Ends as refused`
    return refusedTo === '' ? null : t`Goes back to “${refusedTo}”`
  }
  return (state) => {
    switch (state.kind) {
      case 'unread':
        return phase === 'looking'
          ? { text: t`Being looked at`, tone: 'neutral', icon: 'clock' }
          : { text: t`Not tried`, tone: 'neutral', icon: 'minus' }
      case 'ready': {
        if (phase === 'over') return { text: t`Not tried`, tone: 'neutral', icon: 'minus' }
        if (phase !== 'asking') return null
        const text = consequence(state)
        return text === null ? null : { text, tone: 'neutral', icon: 'info' }
      }
      case 'leftOut':
        return { text: whyLeftOut(state), tone: 'warning', icon: 'warning' }
      case 'sending':
        return { text: t`On its way`, tone: 'info', icon: 'clock' }
      case 'done':
        return { text: t`Done`, tone: 'success', icon: 'checkCircle' }
      case 'refused':
        return { text: state.message, tone: 'error', icon: 'errorCircle' }
    }
  }
}
