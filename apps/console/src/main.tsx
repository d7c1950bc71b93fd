/** Starts the console: language first, so that nothing is shown in the wrong one. */
import { createRoot } from 'react-dom/client'
import { Root } from './app/Root'
import { messageLoaders } from './app/load-messages'
import { watchSessionEnd } from './app/session/session-end'
import { offerReloadOnStaleChunk } from './app/errors/stale-chunk'
import { isChunkError } from './shared/ui/feedback/chunk-error'
import { loadSite } from './shared/session/site'
import { startI18n } from './shared/i18n/i18n'

offerReloadOnStaleChunk()
watchSessionEnd()
const site = loadSite()
await startI18n(messageLoaders)
await site

const root = document.getElementById('root')
if (root !== null) {
  // Code that could not be fetched for a page that was left meanwhile does not matter any more.
  const onRecoverableError = (error: unknown) => {
    if (!isChunkError(error)) reportError(error)
  }
  createRoot(root, { onRecoverableError }).render(<Root />)
}
