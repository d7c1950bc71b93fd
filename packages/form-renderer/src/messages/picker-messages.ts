/** Texts of calendars, clocks, stars, colours and sliders: the interface and both languages. */

/** Texts of the pickers. Functions receive what they name. */
export interface PickerMessages {
  readonly openPicker: string
  readonly openClock: string
  readonly openColors: string
  readonly pickerLoading: string
  /** A calendar, clock or colour panel did not arrive; the field can still be typed into. */
  readonly pickerFailed: string
  /** BCP 47 tag in whose language calendars name months and weekdays, where that is not the form's `locale`. */
  readonly dateLocale?: string
  /** The day a week begins with, where it is not the one usual for that language: 0 is Sunday, 1 Monday. */
  readonly firstWeekday?: number
  readonly previousYear: string
  readonly nextYear: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYears: string
  readonly nextYears: string
  readonly pickMonth: string
  readonly pickYear: string
  readonly today: string
  readonly thisMonth: string
  readonly thisYear: string
  readonly now: string
  readonly done: string
  readonly pickRangeEnd: string
  readonly hour: string
  readonly minute: string
  readonly second: string
  readonly startTime: string
  readonly endTime: string
  readonly rating: (value: number, most: number) => string
  readonly noRating: string
  readonly notSet: string
  readonly colorHint: string
  readonly saturation: string
  readonly brightness: string
  readonly hue: string
  readonly opacity: string
  readonly presetColors: string
  readonly addDate: string
  readonly removeDate: (date: string) => string
  readonly rangeStart: string
  readonly rangeEnd: string
  readonly rangeSeparator: string
  readonly dateHint: (format: string) => string
  readonly datesHint: (format: string) => string
  readonly selectedCount: (count: number) => string
}

export const chinesePickers: PickerMessages = {
  openPicker: '打开日期选择',
  openClock: '打开时间选择',
  openColors: '打开颜色选择',
  pickerLoading: '加载中…',
  pickerFailed: '选择面板加载失败，可直接输入',
  previousYear: '上一年',
  nextYear: '下一年',
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYears: '更早的年份',
  nextYears: '更晚的年份',
  pickMonth: '选择月份',
  pickYear: '选择年份',
  today: '今天',
  thisMonth: '本月',
  thisYear: '今年',
  now: '此刻',
  done: '完成',
  pickRangeEnd: '请选择结束日期',
  hour: '时',
  minute: '分',
  second: '秒',
  startTime: '开始时间',
  endTime: '结束时间',
  rating: (value, most) => `${value} 分，满分 ${most} 分`,
  noRating: '未评分',
  notSet: '未设置',
  colorHint: '#rrggbb',
  saturation: '饱和度',
  brightness: '亮度',
  hue: '色相',
  opacity: '不透明度',
  presetColors: '预设颜色',
  addDate: '添加日期',
  removeDate: (date) => `移除 ${date}`,
  rangeStart: '开始',
  rangeEnd: '结束',
  rangeSeparator: '至',
  dateHint: (format) => `格式：${format}`,
  datesHint: (format) => `格式：${format}，按回车添加`,
  selectedCount: (count) => `已选 ${count} 项`,
}

export const englishPickers: PickerMessages = {
  openPicker: 'Open date picker',
  openClock: 'Open time picker',
  openColors: 'Open colour picker',
  pickerLoading: 'Loading…',
  pickerFailed: 'The picker could not be loaded; you can type the value instead',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  pickMonth: 'Choose a month',
  pickYear: 'Choose a year',
  today: 'Today',
  thisMonth: 'This month',
  thisYear: 'This year',
  now: 'Now',
  done: 'Done',
  pickRangeEnd: 'Choose the end',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  startTime: 'Start time',
  endTime: 'End time',
  rating: (value, most) => `${value} of ${most}`,
  noRating: 'No rating',
  notSet: 'Not set',
  colorHint: '#rrggbb',
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  opacity: 'Opacity',
  presetColors: 'Preset colours',
  addDate: 'Add date',
  removeDate: (date) => `Remove ${date}`,
  rangeStart: 'Start',
  rangeEnd: 'End',
  rangeSeparator: 'to',
  dateHint: (format) => `Format: ${format}`,
  datesHint: (format) => `Format: ${format}, press Enter to add`,
  selectedCount: (count) => `${count} selected`,
}
