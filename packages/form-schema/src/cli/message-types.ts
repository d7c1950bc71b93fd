/** Every text the command line says by itself. */
import type { WidgetsRefusal } from '@formwork/form-schema'

/** The texts of the command line. Functions make whole sentences, so that every language can order its words. */
export interface CliMessages {
  readonly help: string
  readonly checkHelp: string
  readonly convertHelp: string
  readonly testHelp: string
  /** Follows a usage error. */
  readonly seeHelp: string
  readonly noCommand: string
  readonly unknownCommand: (name: string) => string
  readonly unknownOption: (name: string) => string
  readonly missingValue: (option: string) => string
  readonly wrongValue: (option: string, found: string, allowed: string) => string
  readonly wrongName: (name: string) => string
  readonly noFile: string
  readonly oneFile: string
  readonly noTarget: string
  readonly stdinTwice: string
  readonly fileMissing: (name: string) => string
  readonly fileIsFolder: (name: string) => string
  readonly fileUnreadable: (name: string, reason: string) => string
  readonly widgetsUnreadable: (name: string, reason: string) => string
  readonly widgetsRefused: (name: string, refusal: WidgetsRefusal) => string
  readonly notWritten: (name: string, reason: string) => string
  readonly written: (name: string) => string
  readonly tooLarge: (name: string, limit: number) => string
  readonly notText: (name: string) => string
  readonly stdin: string
  readonly wholeForm: string
  readonly wholeFile: string
  readonly severity: Readonly<Record<'error' | 'warning' | 'info', string>>
  readonly summary: (count: { readonly errors: number; readonly warnings: number; readonly infos: number }) => string
  readonly infosHidden: string
  readonly convertWarnings: (count: number) => string
  readonly badCases: (name: string) => string
  readonly badCasesAt: (place: string, problem: CasesProblem) => string
  readonly formUnreadable: (name: string) => string
  readonly casesPassed: (passed: number, failed: number) => string
  readonly difference: (difference: CaseDifference) => string
}

/** What is wrong at one place of a file of cases. */
export type CasesProblem =
  | { readonly kind: 'unknown-keys'; readonly keys: readonly string[] }
  | { readonly kind: 'expected'; readonly expected: string }

/** One thing that is not as a case expects it. `place` names the field, `expected` and `found` are JSON. */
export type CaseDifference =
  | { readonly kind: 'no-field'; readonly place: string }
  | { readonly kind: 'should-be'; readonly state: FieldState; readonly place: string }
  | { readonly kind: 'issue-missing'; readonly place: string; readonly code: string }
  | { readonly kind: 'issue-extra'; readonly place: string; readonly code: string; readonly message: string }
  | { readonly kind: 'values-refused' }
  | { readonly kind: 'value'; readonly place: string; readonly expected: string; readonly found: string }
  | { readonly kind: 'more'; readonly count: number }

/** What a case can say about a field; each is the opposite of another. */
export type FieldState = 'visible' | 'hidden' | 'required' | 'optional'
