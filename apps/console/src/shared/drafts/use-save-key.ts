/** Ctrl+S or ⌘S saves, and the browser does not offer to save the page. */
import { useWindowKeys } from '../ui/navigation/use-window-keys'

export function useSaveKey(onSave: () => void): void {
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    onSave()
  })
}
