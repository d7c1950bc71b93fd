/** Which version of a form is published, and whether its draft differs. */
import type { FormRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { StatusTag } from '../../../shared/ui/display/StatusTag'

export interface VersionTagsProps {
  readonly form: Pick<FormRow, 'publishedVersion' | 'hasUnpublishedChanges'>
}

export function VersionTags({ form: { publishedVersion, hasUnpublishedChanges } }: VersionTagsProps) {
  const { t } = useLingui()
  if (publishedVersion === null) return <StatusTag tone="neutral" icon="edit">{t`Never published`}</StatusTag>
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap' }}>
      <StatusTag tone="success">{t`Version ${publishedVersion}`}</StatusTag>
      {hasUnpublishedChanges && <StatusTag tone="warning" icon="edit">{t`Unpublished changes`}</StatusTag>}
    </Box>
  )
}
