/** Short messages at an edge of the window. Spec 8 and 9: five seconds. */
import { create } from 'zustand'
import { isAborted, isSessionEnd, messageOf } from '../../http/api-error'

export const TOAST_MS = 5000

export type ToastTone = 'success' | 'info' | 'warning' | 'error'
export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly action?: ToastAction
}
/** An action that is available while the toast is shown. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
  /** How long it is offered, in milliseconds. */
  readonly lastsMs: number
}

let nextId = 1

export interface ToastState {
  readonly toasts: readonly Toast[]
  /** Where they appear on a desktop: over the middle of the top bar, or where a page has controls there, at the bottom, as always on a phone. */
  readonly edge: 'top' | 'bottom'
}

export const useToastStore = create<ToastState>(() => ({ toasts: [], edge: 'top' }))

/**
 * The same words twice stay one message: a server that is down should not fill the screen. Only what was done last can be taken back here: whoever
 * decides one ticket after the other would have the page covered.
 */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): void {
  const { toasts } = useToastStore.getState()
  const others = toasts.filter(
    (toast) => (toast.text !== text || toast.tone !== tone) && (action === undefined || toast.action === undefined),
  )
  useToastStore.setState({ toasts: [...others.slice(-3), { id: nextId++, tone, text, ...(action === undefined ? {} : { action }) }] })
}

export function showError(error: unknown): void {
  if (isAborted(error) || isSessionEnd(error)) return
  showToast('error', messageOf(error))
}

export function closeToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
