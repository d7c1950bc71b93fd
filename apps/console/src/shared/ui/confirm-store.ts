/** Asking before something that cannot be taken back: `if (await confirm({…}))`. One question at a time. */
import { create } from 'zustand'

export interface Question {
  readonly title: string
  readonly text: string
  /** A verb: what happens. */
  readonly action: string
  readonly cancel?: string
  readonly tone?: 'primary' | 'error'
  /** What one can look at first; going there answers no. */
  readonly look?: { readonly label: string; readonly onChoose: () => void }
}

interface ConfirmState {
  readonly question: Question | null
  readonly answer: (yes: boolean) => void
}

const SILENT: ConfirmState = { question: null, answer: () => undefined }

export const useConfirmStore = create<ConfirmState>(() => SILENT)

/** Takes back a question that needs no answer any more; whoever asked gets a no. */
export function withdraw(question: Question): void {
  const { question: open, answer } = useConfirmStore.getState()
  if (open === question) answer(false)
}

export function confirm(question: Question): Promise<boolean> {
  // A second question answers the first with no.
  useConfirmStore.getState().answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      useConfirmStore.setState(SILENT, true)
      resolve(yes)
    }
    useConfirmStore.setState({ question, answer })
  })
}
