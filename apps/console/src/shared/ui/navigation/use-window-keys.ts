/** Subscribes to key presses in the window while the component is shown, wherever the focus is. */
import { useEffect, useEffectEvent } from 'react'

export function useWindowKeys(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    globalThis.addEventListener('keydown', listen)
    return () => globalThis.removeEventListener('keydown', listen)
  }, [])
}
