/** A framed code editor that is loaded on demand. */
import { styled } from '@mui/material/styles'
import { onDemand } from '../loading/on-demand'
import { paletteOf } from '../parts/designer-root'
import { useDesigner } from '../store/designer-context'
import type { JsonEditorProps } from './JsonEditor'

const JsonEditor = onDemand<JsonEditorProps>({ load: async () => (await import('./JsonEditor')).JsonEditor })

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 6,
  border: `1px solid ${paletteOf(theme).divider}`,
  '&:focus-within': { borderColor: paletteOf(theme).primary.main },
}))

export function CodeBox(props: Omit<JsonEditorProps, 'cspNonce'>) {
  const { cspNonce } = useDesigner()
  return (
    <Frame dir="ltr" sx={{ minHeight: props.height }}>
      <JsonEditor {...props} cspNonce={cspNonce} />
    </Frame>
  )
}
