/** The files of a comment or a move, to be opened. */
import { fileAddress } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Icon } from '../../ui/icons/Icon'
import type { Attachment } from './use-attachments'

export function AttachmentLinks({ files }: { readonly files: readonly Attachment[] }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t`Attachments`}
      sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 3 }}
    >
      {files.map(({ id, name }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, fontSize: 13, '& > svg': { flex: 'none' } }}
        >
          <Icon name="paperclip" size={16} />
          <Link href={fileAddress(id)} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Link>
        </Box>
      ))}
    </Box>
  )
}
