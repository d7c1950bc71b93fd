/** Whether files of a field can go anywhere, said before somebody chooses one. */
import { useRenderSettings } from '../form/render-settings'
import { useLargerMessages } from '../messages/use-larger-messages'
import { explainUpload } from '../messages/upload-messages'
import { planUpload, type TargetOptions } from './plan-upload'

/** A page without an address of its own (a server that renders) has no use for one. */
const NO_PAGE = 'http://localhost/'

/** @returns the sentence that says why not; null when they can. */
export function useTargetProblem(options: TargetOptions): string | null {
  const { upload, sources } = useRenderSettings()
  const messages = useLargerMessages()
  // On a canvas nothing is sent.
  if (!sources) return null
  const plan = planUpload(options, upload, typeof document === 'undefined' ? NO_PAGE : document.baseURI)
  return plan.ok ? null : explainUpload(plan.problem, messages)
}
