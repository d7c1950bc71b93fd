/** The widget as the rows below its title see it: the same object while only its title or its data key changes, as they do with every key typed there. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { useState } from 'react'

export function useWithoutTitle(widget: AnyKnownWidget): AnyKnownWidget {
  const [kept, setKept] = useState(widget)
  if (kept === widget || isSameBelow(kept, widget)) return kept
  setKept(widget)
  return widget
}

function isSameBelow(one: AnyKnownWidget, other: AnyKnownWidget): boolean {
  const { name: _name, model: _model, ...rest } = one
  return Object.entries(rest).every(([part, value]) => Reflect.get(other, part) === value)
}
