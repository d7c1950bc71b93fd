/** Puts the application on the page. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { PurchaseRequest } from './PurchaseRequest'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <PurchaseRequest />
  </StrictMode>,
)
