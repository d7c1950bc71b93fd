/** Dialogs and menus whose code is loaded on opening. Until then the focus stays in place. */
import { type ComponentType, useEffect } from 'react'
import { useDesigner } from '../store/designer-context'
import { type OnDemand, onDemand } from './on-demand'

interface Opened {
  readonly onClose: () => void
}

export function dialogOnDemand<P extends Opened>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  return onDemand<P>({ load, Waiting: Nothing, Missing: NotOpened })
}

/** A menu does not open when the user has moved on meanwhile. */
export function menuOnDemand<P extends Opened>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  return onDemand<P>({ load, Waiting: OpeningMenu, Missing: NotOpened })
}

const Nothing = () => null

/** Renders nothing. Moving the focus elsewhere, or pressing Escape, cancels the menu. */
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

/** A failed load closes it again: opening it is the second try. */
function NotOpened({ onClose }: Opened) {
  const { store } = useDesigner()
  useEffect(() => {
    store.getState().notify({ kind: 'not-loaded' }, { shown: true })
    onClose()
  }, [store, onClose])
  return null
}
