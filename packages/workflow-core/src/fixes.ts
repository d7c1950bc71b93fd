/** What would mend a finding of the publish check, as a description; `applyFix` does it. */

export type ProcessFix =
  /** This edge is taken when no condition is true. */
  | { readonly kind: 'setDefault'; readonly nodeId: string; readonly edgeId: string }
  | { readonly kind: 'clearDefault'; readonly edgeId: string }
  | { readonly kind: 'clearCondition'; readonly edgeId: string }
  | { readonly kind: 'clearOutcome'; readonly edgeId: string }
  | { readonly kind: 'removeEdge'; readonly edgeId: string }
  /** With the ways into it and out of it. */
  | { readonly kind: 'removeNode'; readonly nodeId: string }
  /** A way to the only end, or to a new one. */
  | { readonly kind: 'connectToEnd'; readonly nodeId: string }
  | { readonly kind: 'removeFieldRight'; readonly nodeId: string; readonly model: string }
  | { readonly kind: 'askRequesterLeader'; readonly nodeId: string }
export type FixKind = ProcessFix['kind']
