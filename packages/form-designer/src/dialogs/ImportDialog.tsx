/** Reads a form from a file or from pasted text, and shows what it found before anything is replaced. */
import { importDefinition, LIMITS } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useMessages } from '../store/designer-context'
import { CodeBox } from './CodeBox'
import { DesignerDialog } from './DesignerDialog'
import { ImportReport } from './ImportReport'
import type { DialogProps } from './dialog-props'
import { useTextFindings } from './use-text-findings'

export function ImportDialog({ isOpen, onClose }: DialogProps) {
  const { store, widgets } = useDesigner()
  const { dialogs } = useMessages()
  const { import: texts } = dialogs
  const [text, setText] = useState('')
  const [isTooLarge, setIsTooLarge] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  // Typing stays smooth while a large form is checked.
  const checked = useDeferredValue(text)
  const result = useMemo(() => (checked.trim() === '' ? null : importDefinition(checked, { widgets })), [checked, widgets])
  const { findings, unread } = useTextFindings(checked, result)

  const readFile = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const isOversized = chosen.size > LIMITS.textBytes
    setIsTooLarge(isOversized)
    // Earlier text is no longer meant, and must not be imported in its place.
    setText(isOversized ? '' : await chosen.text())
  }
  const replace = () => {
    // The text typed now counts, even if its report is not on the screen yet.
    const now = importDefinition(text, { widgets })
    if (!now.ok) return
    store.getState().dispatch({ type: 'replace-form', form: now.form })
    onClose()
  }
  return (
    <DesignerDialog
      isOpen={isOpen}
      title={texts.title}
      width={800}
      isDirty={text.trim() !== ''}
      onClose={onClose}
      actions={
        <Button variant="contained" disableElevation disabled={result?.ok !== true || checked !== text} onClick={replace}>
          {texts.replace}
        </Button>
      }
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: '16px',
        }}
      >
        <Box component="p" sx={{ m: 0, fontSize: 13, color: 'text.secondary', pt: '4px' }}>
          {texts.info}
        </Box>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Glyph name="file" size={16} />}
          sx={{ flex: 'none', height: 32, textTransform: 'none' }}
          onClick={() => file.current?.click()}
        >
          {texts.choose}
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept=".json,application/json,text/plain"
          aria-label={texts.choose}
          onChange={(event) => {
            void readFile(event.target.files?.[0])
            // The same file can be chosen again after it was changed.
            event.target.value = ''
          }}
        />
      </Box>
      <CodeBox
        value={text}
        label={texts.editor}
        language="json"
        isReadOnly={false}
        height="min(340px, 42vh)"
        findings={findings}
        onChange={setText}
      />
      <ImportReport result={result} unread={unread} isTooLarge={isTooLarge && text.trim() === ''} />
    </DesignerDialog>
  )
}
