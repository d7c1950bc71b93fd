/** The map in the corner. It draws a mark for every node, so it is rendered after the picture itself, which can be used by then. */
import { useLingui } from '@lingui/react/macro'
import { MiniMap } from '@xyflow/react'
import { useDeferredValue } from 'react'

const SIZE = { width: 160, height: 110 }

export function PictureMap() {
  const { t } = useLingui()
  const isDrawn = useDeferredValue(true, false)
  return isDrawn && <MiniMap pannable zoomable ariaLabel={t`Map of the process`} style={SIZE} />
}
