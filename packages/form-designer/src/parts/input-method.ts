/** Keys that belong to an input method, as for Chinese: Enter takes a candidate, Escape drops it, and neither is meant for the page. */
import type { KeyboardEvent } from 'react'

/** The key code while an input method handles it. Safari ends the composition before the event of the key that ended it. */
const TAKEN = 229

export function isOfInputMethod({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN
}
