/** What opens below the right end of its button: spread `button` on the button and `surface` on the `Menu` or `Popover`. */
import { type MouseEvent, useState } from 'react'

const PLACE = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const

export function useDropDown(kind: 'menu' | 'dialog') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return {
    button: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    },
    surface: { ...PLACE, open: anchor !== null, anchorEl: anchor, onClose: close },
    close,
    /** For opening it by something else than its button, such as an entry of a menu. */
    openAt: setAnchor,
  }
}
