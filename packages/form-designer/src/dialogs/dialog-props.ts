/** The props of every dialog of the toolbar. */
export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}
