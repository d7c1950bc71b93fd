/** What opens above the rest, a dialog or a menu, and is loaded for that. Until it has come the focus stays where it was. */
import { type ComponentType, useEffect } from 'react'
import { useDesigner } from '../store/designer-context'
import { type OnDemand, onDemand } from './on-demand'

interface Opened {
  readonly onClose: () => void
}

export function dialogOnDemand<P extends Opened>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  return onDemand<P>({ load, Waiting: Nothing, Missing: NotOpened })
}

/** A menu does not open for somebody who has gone on meanwhile. */
export function menuOnDemand<P extends Opened>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  return onDemand<P>({ load, Waiting: OpeningMenu, Missing: NotOpened })
}

const Nothing = () => null

/** Draws nothing. Whoever puts the focus elsewhere, or presses Escape, does not want the menu any more. */
function OpeningMenu({ onClose }: Opened) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('focusin', onClose)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', onClose)
      document.removeEventListener('keydown', onKey)
    }
  }, [onClose])
  return null
}

/** What could not be fetched is closed again: opening it is the second try. */
function NotOpened({ onClose }: Opened) {
  const { store } = useDesigner()
  useEffect(() => {
    store.getState().tell({ kind: 'not-loaded' }, { shown: true })
    onClose()
  }, [store, onClose])
  return null
}
