/** The dialogs of the toolbar. Only the open one, and for 300 ms the closing one, exists; the code of each is loaded when it first opens. */
import { type ComponentType, useEffect } from 'react'
import { onDemand, type OnDemand } from '../loading/on-demand'
import type { DialogName } from '../store/designer-state'
import { useDesigner, useDesignerStore } from '../store/designer-context'
import type { DialogProps } from './dialog-props'
import { useDelayedClose } from './use-delayed-close'

/** All of them, by name; tests load them beforehand. */
export const dialogs: Readonly<Record<DialogName, OnDemand<DialogProps>>> = {
  preview: fetched(async () => (await import('./PreviewDialog')).PreviewDialog),
  import: fetched(async () => (await import('./ImportDialog')).ImportDialog),
  json: fetched(async () => (await import('./JsonDialog')).JsonDialog),
  code: fetched(async () => (await import('./CodeDialog')).CodeDialog),
  block: fetched(async () => (await import('./BlockDialog')).BlockDialog),
  keys: fetched(async () => (await import('./KeysDialog')).KeysDialog),
  languages: fetched(async () => (await import('../languages/LanguagesDialog')).LanguagesDialog),
}

const NAMES = Object.keys(dialogs) as readonly DialogName[]

export function Dialogs() {
  return NAMES.map((name) => <DialogSlot key={name} name={name} />)
}

function DialogSlot({ name }: { readonly name: DialogName }) {
  const { store } = useDesigner()
  const isOpen = useDesignerStore(({ view }) => view.dialog === name)
  const isAlive = useDelayedClose(isOpen)
  const Content = dialogs[name]
  return isAlive ? <Content isOpen={isOpen} onClose={() => store.getState().setView({ dialog: null, shownTest: null })} /> : null
}

function fetched(load: () => Promise<ComponentType<DialogProps>>): OnDemand<DialogProps> {
  return onDemand({ load, waiting: null, Missing: NotOpened })
}

/** A dialog whose code could not be fetched is closed again: opening it is the second try. */
function NotOpened({ onClose }: DialogProps) {
  const { store } = useDesigner()
  useEffect(() => {
    store.getState().tell({ kind: 'not-loaded' }, { shown: true })
    onClose()
  }, [store, onClose])
  return null
}
