/** The texts of the command line in English. */
import type { WidgetsRefusal } from '@formwork/form-schema'
import type { CaseDifference, CasesProblem, CliMessages, FieldState } from './message-types'

const OPPOSITE: Readonly<Record<FieldState, FieldState>> = {
  visible: 'hidden',
  hidden: 'visible',
  required: 'optional',
  optional: 'required',
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const COMMON = `  --widgets MODULE    JavaScript module whose "widgets" are types of your own; its code runs
  --locale LANGUAGE   language of what is printed: en (default) or zh-CN
  --help              print this`

const WIDGETS_REFUSALS: Readonly<Record<WidgetsRefusal['code'], (found: string) => string>> = {
  'no-list': (found) => `it exports no list called ${found}`,
  'no-definition': (found) => `${found} is no definition of a widget type that can be added`,
  'type-taken': (found) => `the widget type ${found} is there already`,
  'option-missing': (found) => `the option ${found} is missing, which every type has`,
}

export const en: CliMessages = {
  help: `formwork-forms: checks, converts and tests form definitions

Usage:
  formwork-forms check FILE…                    what is wrong with forms
  formwork-forms convert --to FORMAT FILE       a form in another notation
  formwork-forms test FILE…                     run the cases an author wrote for a form
  formwork-forms COMMAND --help                 what a command can do
  formwork-forms --version

FILE is a form definition as JSON; - reads from standard input.
Exit codes: 0 all is well, 1 something was found, 2 the command was not understood or a file could not be read.
`,
  checkHelp: `Usage: formwork-forms check [options] FILE…

Imports every form and checks it: what the import had to change, and what will not work as its author thinks.

  --format FORMAT     text (default) or json
  --strict            warnings fail too
  --all               print harmless changes as well
${COMMON}

Exit codes: 0 no error (with --strict: no warning), 1 findings, 2 usage or unreadable file.
`,
  convertHelp: `Usage: formwork-forms convert --to FORMAT [options] FILE

Writes a form in another notation.

  --to FORMAT         json          the definition, repaired and complete, as the old family reads it
                      html          a sample page that runs from a file
                      ts            a TypeScript interface of the values
                      json-schema   JSON Schema 2020-12 of the values
                      zod           a module with a zod schema of the values
  --out FILE          write to FILE instead of standard output
  --name NAME         ts: the interface's name; zod: the schema's name
  --title TITLE       html: the page's title
${COMMON}

Exit codes: 0 written, 1 the form could not be imported, 2 usage, unreadable or unwritable file.
`,
  testHelp: `Usage: formwork-forms test [options] FILE…

Runs the cases of every file and prints the outcome as TAP 14.

A file of cases:
  {
    "form": "leave.json",                a path beside this file, or the definition itself
    "cases": [{
      "name": "a long leave needs a reason",
      "given": { "days": 6 },
      "defaults": true,                  start from the form's default values
      "expect": {
        "visible": ["reason"], "hidden": ["doctor"],
        "required": ["reason"], "optional": ["note"],
        "issues": [{ "at": "reason", "code": "required" }],
        "values": { "days": 6 }
      }
    }]
  }
A field inside a subform is named by its path: ["items", 0, "price"]. "issues" is the complete list.

${COMMON}

Exit codes: 0 all cases pass, 1 a case fails or a form cannot be imported, 2 usage or unreadable file.
`,
  seeHelp: 'See formwork-forms --help.',
  noCommand: 'Say what to do: check, convert or test.',
  unknownCommand: (name) => `There is no command ${name}.`,
  unknownOption: (name) => `There is no option ${name} here.`,
  missingValue: (option) => `${option} needs a value.`,
  wrongValue: (option, found, allowed) => `${option} cannot be ${found}; it is one of ${allowed}.`,
  wrongName: (name) => `--name cannot be ${name}: it has to be an identifier.`,
  noFile: 'Name at least one file, or - for standard input.',
  oneFile: 'Name exactly one file, or - for standard input.',
  noTarget: 'Say the notation with --to.',
  stdinTwice: 'Standard input can be read only once.',
  fileMissing: (name) => `${name}: there is no such file.`,
  fileIsFolder: (name) => `${name}: this is a folder, not a file.`,
  fileUnreadable: (name, reason) => `${name}: cannot be read (${reason}).`,
  widgetsUnreadable: (name, reason) => `${name}: the widget types cannot be loaded (${reason}).`,
  widgetsRefused: (name, { code, found }) => `${name}: ${WIDGETS_REFUSALS[code](found)}.`,
  notWritten: (name, reason) => `${name}: cannot be written (${reason}).`,
  written: (name) => `Written to ${name}.`,
  tooLarge: (name, limit) => `${name}: larger than ${limit} bytes, the most a form may have.`,
  notText: (name) => `${name}: not text in UTF-8.`,
  stdin: 'standard input',
  wholeForm: 'form',
  wholeFile: 'file',
  severity: { error: 'error', warning: 'warning', info: 'note' },
  summary: ({ errors, warnings, infos }) =>
    errors + warnings + infos === 0
      ? 'nothing to complain about'
      : `${plural(errors, 'error')}, ${plural(warnings, 'warning')}, ${plural(infos, 'note')}`,
  infosHidden: ' (notes are printed with --all)',
  convertWarnings: (count) => `The import reported ${plural(count, 'warning')}; formwork-forms check prints them.`,
  badCases: (name) => `${name}: this is not a file of cases.`,
  badCasesAt: (place, problem) => `${place}: ${casesProblem(problem)}`,
  formUnreadable: (name) => `${name} cannot be imported:`,
  casesPassed: (passed, failed) => `${plural(passed + failed, 'case')}, ${passed} passed, ${failed} failed`,
  difference,
}

function casesProblem(problem: CasesProblem): string {
  return problem.kind === 'unknown-keys' ? `unknown ${problem.keys.map((key) => `"${key}"`).join(', ')}` : `expected ${problem.expected}`
}

function difference(found: CaseDifference): string {
  switch (found.kind) {
    case 'no-field':
      return `${found.place}: the form has no such field`
    case 'should-be':
      return `${found.place}: expected to be ${found.state}, is ${OPPOSITE[found.state]}`
    case 'issue-missing':
      return `${found.place}: expected the issue "${found.code}", there is none`
    case 'issue-extra':
      return `${found.place}: did not expect the issue "${found.code}" (${found.message})`
    case 'values-refused':
      return 'values: expected to be accepted, they are refused'
    case 'value':
      return `values ${found.place}: expected ${found.expected}, got ${found.found}`
    case 'more':
      return `… and ${found.count} more differences`
  }
}
