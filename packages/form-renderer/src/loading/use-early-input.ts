/**
 * Input that a person makes into a server's markup before React hydrates it. React does not notice it and removes it with the next update; a press on
 * a choice that is chosen already is no change. So it is entered again, as soon as the field is hydrated.
 */
import { type RefObject, useEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React ignores an event after which a control holds what it held before. Undefined on a select, where each event counts. */
interface Tracked {
  // React's own name.
  // oxlint-disable-next-line no-underscore-dangle
  readonly _valueTracker?: { readonly setValue: (value: string) => void }
}

export interface EarlyInput {
  /** Enters what controls hold that were hydrated since the last call. @param form - once, when the form is hydrated; later calls are for its parts that waited for their code. */
  readonly replay: (form?: HTMLElement | null) => void
  /** False while something was entered into a part that waits for its code: the form's values lack it. */
  readonly isSettled: () => boolean
  /** Resolves when that has ended. @throws after {@link LONGEST_WAIT}, for values without it must not be sent. */
  readonly settled: () => Promise<void>
}

/** How long a submit waits for the code of a part into which something was entered, in ms: a request that hangs must not block the button for good. */
const LONGEST_WAIT = 10_000

const CONTROLS = 'input, textarea, select'

const isBox = (control: Control): control is HTMLInputElement => control.matches('[type=checkbox], [type=radio]')

/** React gives each element that it renders or hydrates its props. */
const isHydrated = (control: Control) => Object.keys(control).some((key) => key.startsWith('__reactProps$'))

/** The value in the markup, as the browser shows it: a range without a value is in its middle. Null for a list without a chosen option. */
function initialState(control: Control): string | null {
  if (control instanceof HTMLSelectElement) return [...control.options].find((option) => option.hasAttribute('selected'))?.value ?? null
  if (isBox(control)) return String(control.defaultChecked)
  if (control.type !== 'range') return control.defaultValue
  const untouched = document.createElement('input')
  for (const name of ['type', 'min', 'max', 'step', 'value']) untouched.setAttribute(name, control.getAttribute(name) ?? '')
  return untouched.value
}

/** The entered value; null where the control still has that of the markup. Of radio buttons the chosen one counts for all. */
function enteredState(control: Control): string | null {
  const initial = initialState(control)
  const state = isBox(control) ? String(control.checked) : control.value
  return state === initial || initial === null || (state === 'false' && control.matches('[type=radio]')) ? null : state
}

function enterAgain(control: Control & Tracked, state: string): void {
  if (isBox(control)) control.checked = state === 'true'
  else if (control.value !== state) control.value = state
  // oxlint-disable-next-line no-underscore-dangle
  control._valueTracker?.setValue(initialState(control) ?? '')
  const type = control.matches('select, [type=file]') ? 'change' : isBox(control) ? 'click' : 'input'
  // No mouse event, which would press a box once more.
  control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Read while the form is rendered for hydration: React may set a control back before the first effect runs. */
function readEntered(): ReadonlyMap<Control, string> {
  const controls = typeof document === 'undefined' ? [] : [...document.querySelectorAll<Control>(`.fw-form :is(${CONTROLS})`)]
  return new Map(
    controls.flatMap((control) => {
      const state = enteredState(control)
      return state === null ? [] : [[control, state] as const]
    }),
  )
}

/** The control that React rendered in place of one whose part was updated before its code came: a message about a field does that. Boxes of a group have no id. */
function successorOf(early: Control, root: HTMLElement | null): Control | undefined {
  return [...(root?.querySelectorAll<Control>(CONTROLS) ?? [])].find(
    ({ id, name, value }) => id === early.id && name === early.name && (id || value === early.value),
  )
}

function openEnteredEarly(): EarlyInput {
  const before = readEntered()
  let root: HTMLElement | null = null
  let waiting: Set<Control> | null = null
  let onSettled: readonly (() => void)[] = []
  const isSettled = () => ![...(waiting ?? [])].some((control) => control.isConnected && enteredState(control) !== null)
  return {
    replay(form) {
      if (form) {
        root = form
        waiting ??= new Set(form.querySelectorAll<Control>(CONTROLS))
      }
      const due: (() => void)[] = []
      for (const early of waiting ?? []) {
        const control = early.isConnected ? early : successorOf(early, root)
        if (!control || !isHydrated(control)) continue
        waiting?.delete(early)
        // A part that waited may have been changed since; but React sets a text area with a text back to it.
        const state = enteredState(early) ?? (form || early instanceof HTMLTextAreaElement ? before.get(early) : null) ?? null
        if (state !== null) due.push(() => enterAgain(control, state))
      }
      // Outside this commit React draws each change before the next one comes: the second end of a range is put beside the first.
      queueMicrotask(() => {
        for (const enter of due) enter()
        if (!isSettled()) return
        for (const resolve of onSettled) resolve()
        onSettled = []
      })
    },
    isSettled,
    async settled() {
      if (isSettled()) return
      await new Promise<void>((resolve, reject) => {
        onSettled = [...onSettled, resolve]
        setTimeout(() => reject(new Error('The code of a filled field has not come.')), LONGEST_WAIT)
      })
    },
  }
}

/** @param isHydrating - see `useWholeForm`. @returns null where nothing is hydrated. */
export function useEarlyInput(isHydrating: boolean, form: RefObject<HTMLElement | null>): EarlyInput | null {
  const [enteredEarly] = useState(() => (isHydrating ? openEnteredEarly() : null))
  useEffect(() => enteredEarly?.replay(form.current), [enteredEarly, form])
  return enteredEarly
}
