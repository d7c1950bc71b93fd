/** A framed code editor that is loaded on demand. */
import { styled } from '@mui/material/styles'
import { lazy, Suspense } from 'react'
import { paletteOf } from '../parts/designer-root'
import { useDesigner, useMessages } from '../store/designer-context'
import type { JsonEditorProps } from './JsonEditor'

const JsonEditor = lazy(async () => ({ default: (await import('./JsonEditor')).JsonEditor }))

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 6,
  border: `1px solid ${paletteOf(theme).divider}`,
  '&:focus-within': { borderColor: paletteOf(theme).primary.main },
  '& .fd-loading': { display: 'grid', placeItems: 'center', color: paletteOf(theme).text.secondary, fontSize: 13 },
}))

export function CodeBox(props: Omit<JsonEditorProps, 'cspNonce'>) {
  const { cspNonce } = useDesigner()
  const { dialogs } = useMessages()
  return (
    <Frame>
      <Suspense
        fallback={
          <div className="fd-loading" style={{ height: props.height }} role="status">
            {dialogs.loading}
          </div>
        }
      >
        <JsonEditor {...props} cspNonce={cspNonce} />
      </Suspense>
    </Frame>
  )
}
