/** The words of editing in English. */
import type { EditingMessages } from './editing-messages'

export const editing: EditingMessages = {
  steps: { wrap: 'put into a container', 'change-type': 'change component', fix: 'repair' },
  done: {
    wrap: (widget, _position, _total, count) => `Put ${count === 1 ? '1 component' : `${count} components`} into ${widget}`,
    'change-type': (widget) => `Changed into ${widget}`,
    fix: () => 'Repaired',
  },
  many: {
    insert: (count) => `Added ${count} components`,
    delete: (count) => `Deleted ${count} components`,
    cut: (count) => `Cut ${count} components`,
    duplicate: (count) => `Duplicated ${count} components`,
    move: (count) => `Moved ${count} components`,
    wrap: (count) => `Put ${count} components into a container`,
    'set-option': (count) => `Changed ${count} components`,
  },
  selection: {
    count: (count) => (count === 1 ? '1 component selected' : `${count} components selected`),
    bulkHint: 'What is set here holds for all of them',
    bulkNone: 'These components have no attribute in common',
    mixed: 'Differs',
    selectAll: 'Select all',
    wrapIn: (container) => `Put into: ${container}`,
    path: 'Where it lies',
    wholeForm: 'Form',
  },
  inPlace: { edit: 'Edit in place', title: 'Title', help: 'Help text', choices: 'Options, one a line' },
  panel: {
    search: 'Search attributes',
    nothingFound: (query) => `No attribute matches “${query}”`,
    typeNote: 'Kind of component',
  },
}
