/** Ctrl+K or ⌘K opens the command palette, `?` the list of keys. The code of the palette is loaded when the browser is idle. */
import { useEffect } from 'react'
import { usePreferences } from '../../shared/ui/theme/preferences'
import { isInText } from '../../shared/ui/navigation/page-key'
import { useWindowKeys } from '../../shared/ui/navigation/use-window-keys'
import { OverlayBoundary } from '../../shared/ui/feedback/OverlayBoundary'
import { onDemand } from '../on-demand'
import { closePalette, openPalette, usePalette } from './palette-store'
import { PalettePlaceholder } from './PalettePlaceholder'
import { whenIdle } from '../when-idle'

const CommandPalette = onDemand(async () => (await import('./CommandPalette')).CommandPalette)
const KeysDialog = onDemand(async () => (await import('./KeysDialog')).KeysDialog)

export function PaletteHost() {
  const open = usePalette((state) => state.open)
  const hasHelpKey = usePreferences((state) => state.helpKey)
  useEffect(() => void whenIdle().then(CommandPalette.preload), [])
  useWindowKeys((event) => {
    // A dialog may contain unsaved input, so no shortcut leads away from it.
    if (event.defaultPrevented || event.isComposing || document.querySelector('.MuiDialog-root') !== null) return
    const hasControl = event.ctrlKey || event.metaKey
    if (hasControl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      openPalette('commands')
    }
    if (hasHelpKey && event.key === '?' && !hasControl && !event.altKey && !isInText(event.target)) openPalette('keys')
  })
  if (open === null) return null
  return (
    <OverlayBoundary key={open} onClose={closePalette}>
      {open === 'commands' ? <CommandPalette waiting={<PalettePlaceholder />} /> : <KeysDialog waiting={null} />}
    </OverlayBoundary>
  )
}
