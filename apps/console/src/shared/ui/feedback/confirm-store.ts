/** The question before something irreversible: `if (await confirm({…}))`. One question at a time. */
import { create } from 'zustand'

/** Something that the answer affects besides. */
export interface Mention {
  readonly sentence: string
  /** Links to look at it first; following one answers no. */
  readonly links: readonly { readonly label: string; readonly onChoose: () => void }[]
  /** How many more there are than have links, in words. */
  readonly more?: string
}

export interface Question {
  readonly title: string
  readonly text: string
  /** A verb: what happens. */
  readonly action: string
  readonly cancel?: string
  readonly tone?: 'primary' | 'error'
  readonly mentions?: readonly Mention[]
}

interface ConfirmState {
  readonly question: Question | null
  readonly answer: (yes: boolean) => void
}

const SILENT: ConfirmState = { question: null, answer: () => undefined }

export const useConfirmStore = create<ConfirmState>(() => SILENT)

/** Withdraws a question that needs no answer any more; it resolves to false. */
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
