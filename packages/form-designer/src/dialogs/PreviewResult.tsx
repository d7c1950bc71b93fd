/** The data of a form that was filled in the preview, in sight whatever was scrolled to. */
import type { FormValues } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import { useMessages } from '../store/designer-context'

export function PreviewResult({ data }: { readonly data: FormValues }) {
  const { preview } = useMessages().dialogs
  return (
    <Box component="section" aria-label={preview.result} sx={{ flex: 'none', px: { xs: '12px', sm: '24px' }, py: '12px' }}>
      <Box component="h3" sx={{ m: 0, mb: '8px', fontSize: 14, fontWeight: 600 }}>
        {preview.result}
      </Box>
      {/* A scrolling block must be reachable with the keyboard. */}
      <Box
        component="pre"
        tabIndex={0}
        data-preview-data=""
        sx={{ m: 0, p: '12px', maxHeight: 'min(240px, 28vh)', overflow: 'auto', fontSize: 12, borderRadius: 1.5, bgcolor: 'action.hover' }}
      >
        {JSON.stringify(data, null, 2)}
      </Box>
    </Box>
  )
}
