/** The findings of the publish check about a time limit, rung by rung. */
import { type FindingCode, findingMessage } from '@formwork/workflow-core'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { useEditor } from '../editor-context'

const OF_RUNGS: ReadonlySet<FindingCode> = new Set([
  'limit-for-no-priority',
  'limit-reminder-too-early',
  'rungs-not-in-order',
  'rung-before-limit',
  'rung-without-people',
  'rung-people-unknown',
])

export interface LimitProblems {
  /** Of a rung, from 1. */
  readonly at: (place: number) => string | undefined
  /** Of none of them in particular. */
  readonly ofAll: string | undefined
}

/** @param nodeId - undefined: the time limit of the whole process */
export function useLimitProblems(nodeId: string | undefined): LimitProblems {
  const locale = useLocale()
  const { findings } = useEditor()
  const found = findings.filter((finding) => OF_RUNGS.has(finding.code) && finding.nodeId === nodeId)
  const sentence = (place: number | undefined) => {
    const [first] = found.filter(({ params }) => params['rung'] === place)
    return first === undefined ? undefined : findingMessage(first, locale)
  }
  return { at: sentence, ofAll: sentence(undefined) }
}
