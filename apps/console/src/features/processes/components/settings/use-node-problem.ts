/** The findings of the publish check about one setting of a step. */
import type { FindingCode } from '@formwork/workflow-core'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { useEditor } from '../editor-context'
import { problemOf } from '../problem-words'

const ABOUT = {
  assignees: new Set<FindingCode>(['assignee-missing', 'assignee-unknown', 'handler-unknown']),
} as const

export function useNodeProblem(nodeId: string, about: keyof typeof ABOUT): string | undefined {
  const locale = useLocale()
  const { findings } = useEditor()
  return problemOf(
    findings.filter((finding) => ABOUT[about].has(finding.code)),
    { nodeId },
    locale,
  )
}
