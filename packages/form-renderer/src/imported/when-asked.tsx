/** The importer in a browser: a chunk of its own that is asked for when a form is given as JSON. */
import { type ComponentType, lazy, useState } from 'react'
import type { ImportedFormProps } from './read-definition'

type Reader = ComponentType<ImportedFormProps>

const load = async (): Promise<Reader> => (await import('./ImportedForm')).ImportedForm

/** React keeps the failure of a lazy component for ever; this one stands for it and tries again. */
function NotLoaded(props: ImportedFormProps) {
  const [Arrived, setArrived] = useState<Reader | null>(null)
  if (Arrived) return <Arrived {...props} />
  const retry = () =>
    void load().then(
      (reader) => setArrived(() => reader),
      () => undefined,
    )
  return props.children({ ok: false, message: '', retry })
}

/** Suspends until the importer is there. */
export const ImportedForm = lazy(async () => ({ default: await load().catch((): Reader => NotLoaded) }))
