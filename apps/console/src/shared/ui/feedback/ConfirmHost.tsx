/** Loads the dialog the first time something is asked. Mounted once by the app. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useConfirmStore } from './confirm-store'

const ConfirmDialog = lazy<ComponentType>(() =>
  import('./ConfirmDialog').then(
    (module) => ({ default: module.ConfirmDialog }),
    // Offline, or replaced by a newer version: the question is asked all the same. It stands around everything, where nothing catches an error.
    () => ({ default: BrowserQuestion }),
  ),
)

export function ConfirmHost() {
  const isAsking = useConfirmStore((state) => state.question !== null)
  const [wasAsked, setAsked] = useState(false)
  if (isAsking && !wasAsked) setAsked(true)
  return wasAsked ? (
    <Suspense>
      <ConfirmDialog />
    </Suspense>
  ) : null
}

/** Asks in the browser's own way. */
function BrowserQuestion() {
  const { question, answer } = useConfirmStore()
  useEffect(() => {
    if (question === null) return
    const { title, text, mentions = [] } = question
    const sentences = [title, text, ...mentions.map(({ sentence }) => sentence)]
    // oxlint-disable-next-line no-alert -- the dialog that asks could not be fetched
    answer(globalThis.confirm(sentences.filter((sentence) => sentence !== '').join('\n\n')))
  }, [question, answer])
  return null
}
