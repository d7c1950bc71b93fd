/** The patterns that people ask for most. All match the whole text. */
export const PATTERN_PRESETS = {
  mobile: '^1[3-9]\\d{9}$',
  idCard: '^\\d{17}[\\dXx]$',
  email: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  postcode: '^\\d{6}$',
  plate: '^[\\u4e00-\\u9fff][A-Z][A-Z0-9]{5,6}$',
  creditCode: '^[0-9A-HJ-NPQRTUWXY]{18}$',
  chinese: '^[\\u4e00-\\u9fff]+$',
  letters: '^[A-Za-z0-9]+$',
  amount: '^\\d+(\\.\\d{1,2})?$',
  address: '^https?://\\S+$',
} as const

export type PatternPreset = keyof typeof PATTERN_PRESETS

/** Their names, in the order they are offered. */
export const PRESET_NAMES = Object.keys(PATTERN_PRESETS).filter((name): name is PatternPreset => Object.hasOwn(PATTERN_PRESETS, name))
