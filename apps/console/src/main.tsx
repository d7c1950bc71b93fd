/** Starts the console: language first, so that nothing is shown in the wrong one. */
import { createRoot } from 'react-dom/client'
import { Root } from './app/Root'
import { messageLoaders } from './app/load-messages'
import { watchSessionEnd } from './app/session/session-end'
import { offerReloadOnStaleChunk } from './app/errors/stale-chunk'
import { loadSite } from './shared/session/site'
import { startI18n } from './shared/i18n/i18n'

offerReloadOnStaleChunk()
watchSessionEnd()
const site = loadSite()
await startI18n(messageLoaders)
await site

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Root />)
