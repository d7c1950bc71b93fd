/** What every dialog of the toolbar is given. */
export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}
