/** The texts that a form can be shown as beside the canvas. */
export const CODE_VIEWS = ['json', 'typescript', 'schema', 'html'] as const
export type CodeView = (typeof CODE_VIEWS)[number]
