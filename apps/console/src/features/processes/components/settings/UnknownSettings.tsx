/** A step of a kind that this version does not know: it is kept unchanged and can be removed. */
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'

export function UnknownSettings({ node }: { readonly node: NodeOf<'unknown'> }) {
  const { t } = useLingui()
  return (
    <>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {t`This version does not know this kind of step. Saving keeps it as it came; publishing needs it removed.`}
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        sx={{ m: 0, p: 3, fontSize: 12, overflow: 'auto', bgcolor: 'background.sunken', borderRadius: '6px' }}
      >
        {JSON.stringify(node.original, null, 2)}
      </Box>
    </>
  )
}
