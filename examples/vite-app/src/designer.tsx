/** The form in the designer, with the application's own widget type in the palette, on the sheet and in the preview. */
import { type DesignerBlock, type DesignerPanelProps, type DesignerPanels, type DesignerWords, FormDesigner } from '@formwork/form-designer'
import '@formwork/form-renderer/styles.css'
import { exportDefinition, type FormDefinition } from '@formwork/form-schema'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { components } from './Approval'
import { knownWidgets } from './approval-type'
import definition from './definition.json'
import { remoteFunctions } from './remote-functions'

const preview = { components, remoteFunctions }
const palette = ['input', 'number', 'select', 'approval', 'grid']
/** Where Vite has put the nonce of the page's Content-Security-Policy; the style sheets that the designer makes carry it. */
const cspNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const messages: DesignerWords = { toolbar: { preview: 'Try it' } }

/** What the application offers besides the rows that the definition of its type asks for. */
function UsualLetters({ setOption }: DesignerPanelProps) {
  return (
    <button type="button" onClick={() => setOption('letters', 3)}>
      As usual: three letters
    </button>
  )
}
const panels: DesignerPanels = { approval: UsualLetters }

function App() {
  const [saved, setSaved] = useState('')
  const [blocks, setBlocks] = useState<readonly DesignerBlock[]>([])
  const [favourites, setFavourites] = useState<readonly string[]>(['approval'])
  // An application keeps both, in `localStorage` or on its server.
  const blocksKept = useMemo(() => ({ list: blocks, onChange: setBlocks }), [blocks])
  const favouritesKept = useMemo(() => ({ types: favourites, onChange: setFavourites }), [favourites])
  const save = (form: FormDefinition) => setSaved(JSON.stringify(exportDefinition(form), null, 2))
  return (
    <>
      <div style={{ height: '90vh' }}>
        <FormDesigner
          value={definition}
          onSave={save}
          widgets={knownWidgets}
          palette={palette}
          blocks={blocksKept}
          favourites={favouritesKept}
          panels={panels}
          preview={preview}
          messages={messages}
          branding={false}
          locale="en"
          cspNonce={cspNonce}
        />
      </div>
      <pre>{saved}</pre>
    </>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<App />)
