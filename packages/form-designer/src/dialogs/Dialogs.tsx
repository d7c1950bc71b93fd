/** The dialogs of the toolbar. Only the open one, and for 300 ms the closing one, exists; the code of each is loaded when it first opens. */
import type { OnDemand } from '../loading/on-demand'
import { dialogOnDemand } from '../loading/opened-on-demand'
import type { DialogName } from '../store/designer-state'
import { useDesigner, useDesignerStore } from '../store/designer-context'
import type { DialogProps } from './dialog-props'
import { useDelayedClose } from './use-delayed-close'

/** All of them, by name; tests load them beforehand. */
export const dialogs: Readonly<Record<DialogName, OnDemand<DialogProps>>> = {
  preview: dialogOnDemand<DialogProps>(async () => (await import('./PreviewDialog')).PreviewDialog),
  import: dialogOnDemand<DialogProps>(async () => (await import('./ImportDialog')).ImportDialog),
  json: dialogOnDemand<DialogProps>(async () => (await import('./JsonDialog')).JsonDialog),
  code: dialogOnDemand<DialogProps>(async () => (await import('./CodeDialog')).CodeDialog),
  block: dialogOnDemand<DialogProps>(async () => (await import('./BlockDialog')).BlockDialog),
  keys: dialogOnDemand<DialogProps>(async () => (await import('./KeysDialog')).KeysDialog),
  languages: dialogOnDemand<DialogProps>(async () => (await import('../languages/LanguagesDialog')).LanguagesDialog),
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
