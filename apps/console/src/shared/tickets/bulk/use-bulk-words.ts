/** A move on several tickets in words: question, consequence, result. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BulkMove } from './bulk-acts'

interface BulkWords {
  readonly title: (count: number) => string
  readonly text: string
  readonly done: (count: number) => string
}

export function useBulkWords(): Readonly<Record<BulkMove, BulkWords>> {
  const { t } = useLingui()
  return {
    approve: {
      title: (count) => plural(count, { one: 'Agree to # ticket?', other: 'Agree to # tickets?' }),
      text: t`Each goes on to its next step, or waits for the others who are asked.`,
      done: (count) => plural(count, { one: '# ticket agreed to', other: '# tickets agreed to' }),
    },
    refuse: {
      title: (count) => plural(count, { one: 'Refuse # ticket?', other: 'Refuse # tickets?' }),
      text: t`Each goes the way that its process has for refusals. The reason is said for all of them.`,
      done: (count) => plural(count, { one: '# ticket refused', other: '# tickets refused' }),
    },
    claim: {
      title: (count) => plural(count, { one: 'Claim # task?', other: 'Claim # tasks?' }),
      text: t`The others no longer see them in their to-do.`,
      done: (count) => plural(count, { one: '# task claimed', other: '# tasks claimed' }),
    },
    transfer: {
      title: (count) => plural(count, { one: 'Transfer # task', other: 'Transfer # tasks' }),
      text: t`Somebody else decides in your place. They do not come back to you.`,
      done: (count) => plural(count, { one: '# task transferred', other: '# tasks transferred' }),
    },
    delegate: {
      title: (count) => plural(count, { one: 'Delegate # task', other: 'Delegate # tasks' }),
      text: t`Somebody else works on them first; then they come back to you.`,
      done: (count) => plural(count, { one: '# task delegated', other: '# tasks delegated' }),
    },
    urge: {
      title: (count) => plural(count, { one: 'Urge about # ticket?', other: 'Urge about # tickets?' }),
      text: t`Whoever has them gets a notice for each.`,
      done: (count) => plural(count, { one: 'Urged about # ticket', other: 'Urged about # tickets' }),
    },
    withdraw: {
      title: (count) => plural(count, { one: 'Withdraw # ticket?', other: 'Withdraw # tickets?' }),
      text: t`Nobody has to decide on them any more. You can start new ones.`,
      done: (count) => plural(count, { one: '# ticket withdrawn', other: '# tickets withdrawn' }),
    },
    reassign: {
      title: (count) => plural(count, { one: 'Reassign # ticket', other: 'Reassign # tickets' }),
      text: t`Somebody else decides in the place of those named below and is told at once. Answers already given stay.`,
      done: (count) => plural(count, { one: '# ticket reassigned', other: '# tickets reassigned' }),
    },
    terminate: {
      title: (count) => plural(count, { one: 'End # ticket?', other: 'End # tickets?' }),
      text: t`They end here without a decision, for good. Their requesters are told.`,
      done: (count) => plural(count, { one: '# ticket ended', other: '# tickets ended' }),
    },
    takeBack: {
      title: (count) => plural(count, { one: 'Take back # decision?', other: 'Take back # decisions?' }),
      text: t`They wait for you again, as before.`,
      done: (count) => plural(count, { one: '# decision taken back', other: '# decisions taken back' }),
    },
  }
}
