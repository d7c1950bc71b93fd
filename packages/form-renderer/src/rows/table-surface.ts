/** The element of one table that its actions need, and the announcement of what happened. */

export interface TableSurface {
  readonly table: () => HTMLElement | null
  /** Tells assistive technology. */
  readonly say: (text: string) => void
  readonly attachTable: (element: HTMLElement | null) => void
  readonly attachVoice: (element: HTMLElement | null) => void
}

export function openTableSurface(): TableSurface {
  let table: HTMLElement | null = null
  let voice: HTMLElement | null = null
  return {
    table: () => table,
    say(text) {
      if (voice) voice.textContent = text
    },
    attachTable(element) {
      table = element
    },
    attachVoice(element) {
      voice = element
    },
  }
}
