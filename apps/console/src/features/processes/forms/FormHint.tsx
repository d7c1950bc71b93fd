/** Below a form of a process: a link to the designer, and which version is used while its draft differs. */
import { useLingui } from '@lingui/react/macro'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { useEditor } from '../components/editor-context'

export function FormHint({ formId, text }: { readonly formId: string; readonly text: string }) {
  const { t } = useLingui()
  const version = useEditor().formsBehind.get(formId)
  return (
    <>
      <RouterLink to={`/design/forms/${formId}`}>{text}</RouterLink>
      {version !== undefined && (
        <span role="note">
          {' '}
          {t`Its draft has changes that are not published: the fields are those of version ${version}, which the process takes.`}
        </span>
      )}
    </>
  )
}
