/** Takes over the page that the server rendered. */
import '@formwork/form-renderer/styles.css'
import '@formwork/form-renderer/larger.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App'

hydrateRoot(document, <App path={location.pathname} />, {
  onRecoverableError: (error) => console.error('The page did not match the server’s.', error),
})
