/** What `movesFor` offers: a move with what a person chooses from when they make it. */
import type { CommandType } from '../commands'

/** One move for each of the types. */
type OnTask<Type extends CommandType> = Type extends CommandType ? { readonly type: Type; readonly taskId: string } : never
type OnTicket<Type extends CommandType> = Type extends CommandType ? { readonly type: Type; readonly taskId: null } : never

/** Steps that a ticket may be sent to, in the order in which they were passed; `requester`: back to whoever asked, to correct it. */
export interface Targets {
  readonly requester: boolean
  /** The step that was answered before this one; null: none, or it may not be returned to. */
  readonly previous: string | null
  readonly nodeIds: readonly string[]
  /** Of all these the ones after which it may come straight back here; the start stands for the requester. */
  readonly jumpBack: readonly string[]
}

export type Move =
  /** `chooses`: the steps for which this person names who is asked. */
  | (OnTask<'approve' | 'complete' | 'resubmit'> & { readonly chooses?: readonly string[] })
  | (OnTask<'choose'> & {
      readonly edgeId: string
      readonly label: string
      readonly labelEn?: string
      readonly chooses?: readonly string[]
    })
  | (OnTask<'refuse' | 'return'> & { readonly targets: Targets })
  | OnTask<'claim' | 'release' | 'handBack' | 'transfer' | 'delegate' | 'reassign'>
  | (OnTask<'addSign'> & { readonly signs: readonly ('before' | 'after')[] })
  | (OnTask<'removeSign'> & { readonly userIds: readonly string[] })
  | OnTicket<'copyTo' | 'takeBack' | 'withdraw' | 'urge' | 'terminate' | 'suspend' | 'resume'>
  | (OnTicket<'jump'> & { readonly tokenId: string; readonly nodeIds: readonly string[] })
  | (OnTicket<'reopen'> & { readonly nodeIds: readonly string[] })
  | (OnTicket<'retryJob' | 'skipJob'> & { readonly jobId: string })
export type MoveType = Move['type']
