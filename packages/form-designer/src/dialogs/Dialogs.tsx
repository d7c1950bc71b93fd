/** The dialogs of the toolbar. Only the open one, and for 300 ms the closing one, exists. */
import type { ComponentType } from 'react'
import type { DialogName } from '../store/designer-state'
import { useDesigner, useDesignerStore } from '../store/designer-context'
import { CodeDialog } from './CodeDialog'
import { ImportDialog } from './ImportDialog'
import { JsonDialog } from './JsonDialog'
import { KeysDialog } from './KeysDialog'
import { type DialogProps, PreviewDialog } from './PreviewDialog'
import { LanguagesDialog } from '../languages/LanguagesDialog'
import { useDelayedClose } from './use-delayed-close'

const dialogs: Readonly<Record<DialogName, ComponentType<DialogProps>>> = {
  preview: PreviewDialog,
  import: ImportDialog,
  json: JsonDialog,
  code: CodeDialog,
  keys: KeysDialog,
  languages: LanguagesDialog,
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
  return isAlive ? <Content isOpen={isOpen} onClose={() => store.getState().setView({ dialog: null })} /> : null
}
