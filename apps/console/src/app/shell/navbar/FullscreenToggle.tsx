/** Whole screen and back; a browser that cannot gets a warning (spec 8). */
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { showError, showToast } from '../../../shared/ui/feedback/toast-store'

function listen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

export function FullscreenToggle() {
  const { t } = useLingui()
  const isFull = useSyncExternalStore(listen, () => document.fullscreenElement !== null)
  const toggle = () => {
    if (!document.fullscreenEnabled) {
      showToast('warning', t`This browser does not support full screen`)
      return
    }
    ;(isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(showError)
  }
  return (
    <IconAction icon={isFull ? 'fullscreenExit' : 'fullscreen'} label={isFull ? t`Leave full screen` : t`Full screen`} onClick={toggle} />
  )
}
