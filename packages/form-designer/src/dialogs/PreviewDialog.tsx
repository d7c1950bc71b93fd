/** The form as a person will fill it, with buttons to read its data and to start over. */
import { FormDataError, FormRenderer, type FormRendererHandle } from '@formwork/form-renderer'
import type { FormValues } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useRef, useState } from 'react'
import { FormColours } from '../host/OwnTheme'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formWidthOf } from '../store/canvas-frame'
import { formOf } from '../store/form-of'
import { DesignerDialog } from './DesignerDialog'
import type { DialogProps } from './dialog-props'
import { PreviewLanguage } from '../languages/PreviewLanguage'
import { PreviewResult } from './PreviewResult'

const TestPanel = lazy(async () => ({ default: (await import('../tests/TestPanel')).TestPanel }))

export function PreviewDialog({ isOpen, onClose }: DialogProps) {
  const { store, locale, preview, tests } = useDesigner()
  const { dialogs } = useMessages()
  const [shownLocale, setShownLocale] = useState(locale)
  const form = formOf(useDesignerStore(({ document }) => document))
  // As wide as on the canvas, where a device is chosen there.
  const width = formWidthOf(useDesignerStore(({ view }) => view.frame.width))
  const renderer = useRef<FormRendererHandle>(null)
  const [data, setData] = useState<FormValues | null>(null)
  const [isFilled, setFilled] = useState(false)
  const getData = async () => {
    try {
      const values = await renderer.current?.getData()
      if (values !== undefined) setData(values)
    } catch (error) {
      if (!(error instanceof FormDataError)) throw error
      setData(null)
      store.getState().tell({ kind: 'validation-failed' }, { shown: true })
    }
  }
  const reset = () => {
    renderer.current?.reset()
    setData(null)
    setFilled(false)
  }
  return (
    <DesignerDialog
      isOpen={isOpen}
      title={dialogs.preview.title}
      width={1000}
      isDirty={isFilled}
      onClose={onClose}
      outcome={data !== null && <PreviewResult data={data} />}
      actions={
        <>
          <PreviewLanguage form={form} value={shownLocale} onChange={setShownLocale} />
          <Button color="inherit" onClick={reset}>
            {dialogs.preview.reset}
          </Button>
          <Button variant="contained" disableElevation onClick={() => void getData()}>
            {dialogs.preview.getData}
          </Button>
        </>
      }
    >
      {form.list.length === 0 ? (
        <Box sx={{ py: '48px', textAlign: 'center', color: 'text.secondary' }}>{dialogs.preview.empty}</Box>
      ) : (
        <Box sx={{ width: '100%', maxWidth: width ?? '100%', mx: 'auto' }}>
          <FormColours>
            <FormRenderer {...preview} ref={renderer} definition={form} locale={shownLocale} onChange={() => setFilled(true)} />
          </FormColours>
        </Box>
      )}
      {tests !== undefined && form.list.length > 0 && (
        <Suspense fallback={null}>
          <TestPanel
            tests={tests}
            form={form}
            valuesNow={() => renderer.current?.getValues() ?? {}}
            onFill={(values) => {
              setData(null)
              renderer.current?.reset(values)
            }}
            onRecorded={() => setFilled(false)}
          />
        </Suspense>
      )}
    </DesignerDialog>
  )
}
