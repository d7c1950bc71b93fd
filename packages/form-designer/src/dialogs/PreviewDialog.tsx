/** The form as a person will fill it, with buttons to read its data and to start over. */
import { FormDataError, FormRenderer, type FormRendererHandle } from '@formwork/form-renderer'
import type { FormValues } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { FormColours } from '../host/OwnTheme'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formWidthOf } from '../store/canvas-frame'
import { formOf } from '../store/form-of'
import { DesignerDialog } from './DesignerDialog'
import type { DialogProps } from './dialog-props'
import { PreviewLanguage } from '../languages/PreviewLanguage'
import { PreviewResult } from './PreviewResult'
import type { RecordedTest } from '../tests/form-tests'

const TestPanel = lazy(async () => ({ default: (await import('../tests/TestPanel')).TestPanel }))

export function PreviewDialog({ isOpen, onClose }: DialogProps) {
  const { store, locale, preview, tests } = useDesigner()
  const { dialogs } = useMessages()
  const [shownLocale, setShownLocale] = useState(locale)
  const form = formOf(useDesignerStore(({ document }) => document))
  // As wide as on the canvas, where a device is chosen there.
  const width = formWidthOf(useDesignerStore(({ view }) => view.frame.width))
  // Null until the code is there that the form needs.
  const [renderer, setRenderer] = useState<FormRendererHandle | null>(null)
  const [data, setData] = useState<FormValues | null>(null)
  const [isFilled, setFilled] = useState(false)
  /** The test whose values the form shows, unchanged. */
  const [filledWith, setFilledWith] = useState<string | null>(null)
  const getData = async () => {
    // Under the names that they will be stored with.
    await store.getState().keysArrived()
    try {
      const values = await renderer?.getData()
      if (values !== undefined) setData(values)
    } catch (error) {
      if (!(error instanceof FormDataError)) throw error
      setData(null)
      store.getState().notify({ kind: 'validation-failed' }, { shown: true })
    }
  }
  const startWith = (values: FormValues, test: string | null) => {
    renderer?.reset(values)
    setData(null)
    setFilled(false)
    setFilledWith(test)
  }
  const fill = ({ id, values }: RecordedTest) => {
    startWith(values, id)
    // The form's refusals of these values are part of the test.
    void renderer?.validate()
  }
  const noteChange = () => {
    // A computed value is no change.
    const isDirty = renderer?.isDirty() ?? false
    setFilled(isDirty)
    if (isDirty) setFilledWith(null)
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
          <Button color="inherit" onClick={() => startWith({}, null)}>
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
            <FormRenderer {...preview} ref={setRenderer} definition={form} locale={shownLocale} onChange={noteChange} />
          </FormColours>
        </Box>
      )}
      {tests !== undefined && form.list.length > 0 && (
        <Suspense fallback={null}>
          <TestPanel
            tests={tests}
            form={form}
            valuesNow={() => renderer?.getValues() ?? {}}
            filledWith={filledWith}
            onFill={renderer === null ? null : fill}
            onRecorded={() => setFilled(false)}
          />
        </Suspense>
      )}
    </DesignerDialog>
  )
}
