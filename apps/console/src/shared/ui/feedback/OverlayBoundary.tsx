/** Around what opens over a page: where its code cannot be fetched it closes again and says so, and the page with what is typed in it stays. */
import { t } from '@lingui/core/macro'
import { Component, type ReactNode } from 'react'
import { isChunkError } from './chunk-error'
import { showToast } from './toast-store'

const RELOAD_OFFER_MS = 10_000

interface Props {
  readonly children: ReactNode
  readonly onClose: () => void
}

interface State {
  readonly error: unknown
}

export class OverlayBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkError(error)) return
    this.props.onClose()
    const reload = { label: t`Reload`, lastsMs: RELOAD_OFFER_MS, run: () => location.reload() }
    showToast('warning', t`This could not be fetched. You may be offline, or a new version has been installed.`, reload)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (isChunkError(error)) return null
    throw error
  }
}
