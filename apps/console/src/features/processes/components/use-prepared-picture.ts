/** Prepares the picture of the opened process once the editor is rendered and the browser is idle. Not on a phone: it may never be opened. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { useEffect, useEffectEvent } from 'react'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'

export function usePreparedPicture(definition: ProcessDefinition): void {
  const isPhone = useIsPhone()
  const prepare = useEffectEvent(async () => {
    const [{ preparePicture }] = await Promise.all([import('../picture/prepare-picture'), import('../picture/ProcessPicture')])
    await preparePicture(definition)
  })
  useEffect(() => {
    if (isPhone || !('requestIdleCallback' in globalThis)) return undefined
    // A failed load is ignored here; opening the picture loads the code again and shows the error.
    const waiting = requestIdleCallback(() => void prepare().catch(() => undefined), { timeout: 2000 })
    return () => cancelIdleCallback(waiting)
  }, [isPhone])
}
