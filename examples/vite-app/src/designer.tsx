/** The form in the designer, with the application's own widget type in the palette, on the sheet and in the preview. */
import { FormDesigner, type FormDesignerHandle } from '@formwork/form-designer'
import '@formwork/form-renderer/styles.css'
import { exportDefinition } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { components } from './Approval'
import { knownWidgets } from './approval-type'
import definition from './definition.json'
import { remoteFunctions } from './remote-functions'

const preview = { components, remoteFunctions }

function App() {
  const designer = useRef<FormDesignerHandle>(null)
  const [saved, setSaved] = useState('')
  const save = () => {
    if (!designer.current) return
    setSaved(JSON.stringify(exportDefinition(designer.current.getForm()), null, 2))
    designer.current.markSaved()
  }
  return (
    <>
      <CssBaseline />
      <div style={{ height: '90vh' }}>
        <FormDesigner
          ref={designer}
          form={definition}
          widgets={knownWidgets}
          preview={preview}
          locale="en"
          actions={<Button onClick={save}>Save</Button>}
        />
      </div>
      <pre>{saved}</pre>
    </>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<App />)
