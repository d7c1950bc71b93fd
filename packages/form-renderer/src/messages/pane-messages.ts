/** Texts of tabs, sections and pages: the interface and both languages. Everything is counted from 1. */

/** Texts of panes. Functions receive what they name. */
export interface PaneMessages {
  /** What a pane without a title is called. */
  readonly paneNumber: (position: number) => string
  readonly stepBack: string
  readonly stepNext: string
  readonly stepOf: (step: number, count: number) => string
}

export const chinesePanes: PaneMessages = {
  paneNumber: (position) => `第 ${position} 部分`,
  stepBack: '上一步',
  stepNext: '下一步',
  stepOf: (step, count) => `第 ${step} 步，共 ${count} 步`,
}

export const englishPanes: PaneMessages = {
  paneNumber: (position) => `Part ${position}`,
  stepBack: 'Back',
  stepNext: 'Next',
  stepOf: (step, count) => `Step ${step} of ${count}`,
}
