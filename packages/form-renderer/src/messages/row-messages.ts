/** Texts of subforms: the interface and both languages. Rows are counted from 1. */

/** Texts of the rows of a subform. Functions receive what they name. */
export interface RowMessages {
  readonly rowNumber: (row: number) => string
  readonly rowCount: (count: number) => string
  readonly rowColumn: string
  readonly rowActions: string
  /** Names the button of a row that moves it and opens its menu. */
  readonly rowHandle: (row: number) => string
  readonly rowHandleHint: string
  readonly addRow: string
  readonly insertRow: string
  readonly duplicateRow: string
  readonly moveRowUp: string
  readonly moveRowDown: string
  readonly removeRow: string
  readonly removeRowNumber: (row: number) => string
  readonly noRows: string
  readonly noRowsHint: string
  readonly rowsFull: (most: number) => string
  readonly rowAdded: (row: number) => string
  readonly rowMoved: (row: number, count: number) => string
  readonly rowRemoved: (row: number) => string
  readonly undo: string
  readonly undone: string
  readonly dismiss: string
  readonly pasted: (rows: number, columns: number) => string
  readonly pasteUnfit: (count: number) => string
  readonly pasteLine: (label: string, text: string, reason: string) => string
  readonly pasteReasons: {
    readonly number: string
    readonly date: string
    readonly choice: string
    readonly switch: string
    readonly color: string
    readonly type: string
    readonly locked: string
  }
  readonly pasteRowsLeft: (count: number) => string
  readonly pasteColumnsLeft: (count: number) => string
}

export const chineseRows: RowMessages = {
  rowNumber: (row) => `第 ${row} 行`,
  rowCount: (count) => `共 ${count} 行`,
  rowColumn: '行号',
  rowActions: '操作',
  rowHandle: (row) => `第 ${row} 行：菜单`,
  rowHandleHint: '拖动可调整顺序，也可按 Alt 加上下方向键移动；按 Delete 移除',
  addRow: '添加一行',
  insertRow: '在下方插入一行',
  duplicateRow: '复制此行',
  moveRowUp: '上移',
  moveRowDown: '下移',
  removeRow: '移除此行',
  removeRowNumber: (row) => `移除第 ${row} 行`,
  noRows: '还没有数据',
  noRowsHint: '添加一行，或从电子表格复制后粘贴到单元格中',
  rowsFull: (most) => `最多 ${most} 行`,
  rowAdded: (row) => `已添加第 ${row} 行`,
  rowMoved: (row, count) => `已移到第 ${row} 行，共 ${count} 行`,
  rowRemoved: (row) => `已移除第 ${row} 行`,
  undo: '撤销',
  undone: '已撤销',
  dismiss: '关闭提示',
  pasted: (rows, columns) => `已粘贴 ${rows} 行 × ${columns} 列`,
  pasteUnfit: (count) => `${count} 个单元格未粘贴`,
  pasteLine: (label, text, reason) => `${label}：「${text}」${reason}`,
  pasteReasons: {
    number: '不是数字',
    date: '不是该格式的日期或时间',
    choice: '不在选项中',
    switch: '不是「是」或「否」',
    color: '不是颜色',
    type: '此类字段不能粘贴',
    locked: '此单元格不可编辑',
  },
  pasteRowsLeft: (count) => `已到行数上限，${count} 行未粘贴`,
  pasteColumnsLeft: (count) => `右侧没有更多列，${count} 列未粘贴`,
}

export const englishRows: RowMessages = {
  rowNumber: (row) => `Row ${row}`,
  rowCount: (count) => (count === 1 ? '1 row' : `${count} rows`),
  rowColumn: 'Row',
  rowActions: 'Actions',
  rowHandle: (row) => `Row ${row}: menu`,
  rowHandleHint: 'Drag to reorder, or press Alt with the up or down arrow; Delete removes the row',
  addRow: 'Add row',
  insertRow: 'Insert row below',
  duplicateRow: 'Duplicate row',
  moveRowUp: 'Move up',
  moveRowDown: 'Move down',
  removeRow: 'Remove row',
  removeRowNumber: (row) => `Remove row ${row}`,
  noRows: 'No rows yet',
  noRowsHint: 'Add a row, then type or paste cells from a spreadsheet',
  rowsFull: (most) => `At most ${most} rows`,
  rowAdded: (row) => `Row ${row} added`,
  rowMoved: (row, count) => `Moved to row ${row} of ${count}`,
  rowRemoved: (row) => `Row ${row} removed`,
  undo: 'Undo',
  undone: 'Undone',
  dismiss: 'Dismiss',
  pasted: (rows, columns) => `Pasted ${rows === 1 ? '1 row' : `${rows} rows`} × ${columns === 1 ? '1 column' : `${columns} columns`}`,
  pasteUnfit: (count) => (count === 1 ? '1 cell was not pasted' : `${count} cells were not pasted`),
  pasteLine: (label, text, reason) => `${label}: “${text}” ${reason}`,
  pasteReasons: {
    number: 'is not a number',
    date: 'is not a date or time of this format',
    choice: 'is not a valid choice',
    switch: 'is neither yes nor no',
    color: 'is not a colour',
    type: 'cannot be pasted into this kind of field',
    locked: 'cannot be edited here',
  },
  pasteRowsLeft: (count) => `The limit of rows is reached; ${count === 1 ? '1 row was' : `${count} rows were`} left out`,
  pasteColumnsLeft: (count) => `There are no more columns; ${count === 1 ? '1 column was' : `${count} columns were`} left out`,
}
