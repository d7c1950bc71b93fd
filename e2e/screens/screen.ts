/** What is known of a screen, and what a walk has with it. */
import type { ConsoleView, Permission, RouteDeclaration } from '@formwork/api-contract'
import type { Page } from '@playwright/test'
import type { InputDevice } from './input-device'
import type { Say } from './words'

export interface Walk {
  readonly page: Page
  readonly hand: InputDevice
  readonly say: Say
  /** Of this walk alone: what is made is found by it. */
  readonly mark: string
  /** A published process that the person may start and administrators decide. */
  readonly process: string
}

export interface Screen {
  readonly path: string
  /** The menu's page; none for records and what is reached from another page. */
  readonly view?: ConsoleView
  /** Of its heading; a record's is its own name. */
  readonly title?: string
  /** The screen whose link of the same title leads here; none for what stands in a menu. */
  readonly from?: string
  /** Who enters it; none for everybody. */
  readonly needs?: Permission
  /** A call that answers nobody without that. */
  readonly call?: RouteDeclaration
  readonly act?: (walk: Walk) => Promise<void>
  /** Without this one looks at the screen and does nothing. */
  readonly actNeeds?: Permission
  /** The journey that does the act by mouse already. */
  readonly byMouse?: string
}
