/** What the publish check says of the assignees of a step. */
import { useLocale } from '../../../../shared/i18n/use-locale'
import { useEditor } from '../editor-context'
import { problemOf } from '../problem-words'

const ABOUT_ASSIGNEES = new Set(['assignee-missing', 'assignee-unknown', 'handler-unknown', 'chooser-missing'])

export function useAssigneeProblem(nodeId: string): string | undefined {
  const locale = useLocale()
  const { findings } = useEditor()
  return problemOf(
    findings.filter((finding) => ABOUT_ASSIGNEES.has(finding.code)),
    { nodeId },
    locale,
  )
}
