/** The script of a step, beside the flow; or where it is, while it is open in a large window. */
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useEditor } from '../components/editor-context'
import { ScriptWriting } from './ScriptWriting'

export function ScriptSettings({ node }: { readonly node: NodeOf<'script'> }) {
  const { t } = useLingui()
  const { largeScript, onLargeScript } = useEditor()
  const [isBack, setBack] = useState(false)
  if (largeScript === node.id) return <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t`The script is open in a large window.`}</Box>
  const enlarge = () => {
    setBack(true)
    onLargeScript(node.id)
  }
  return <ScriptWriting node={node} isLarge={false} isBack={isBack} onEnlarge={enlarge} />
}
