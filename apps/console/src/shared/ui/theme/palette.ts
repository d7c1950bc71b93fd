/** The palettes of both schemes for one theme colour. Whatever colour is chosen, text in it and text on it stay readable. */
import { contrast, mix, readableOn } from './colour'
import { NEUTRALS, type Neutrals, STATUS, type StatusName } from './tokens'

export type Scheme = 'light' | 'dark'

export interface PrimaryTones {
  /** The one theme colour, also of underlines, focus rings and selection: 4.5:1 on the surface, on the page and on its own tint. */
  readonly main: string
  readonly hover: string
  readonly tint: string
  /** Text on `main`. */
  readonly on: string
}

export function primaryTones(colour: string, scheme: Scheme): PrimaryTones {
  const { surface, page } = NEUTRALS[scheme]
  const [dark, light] = ['#0b0e12', '#ffffff']
  const away = scheme === 'light' ? dark : light
  const tint = mix(colour, surface, scheme === 'light' ? 0.08 : 0.16)
  const main = readableOn(colour, [surface, page, tint], away, 4.6)
  const on = contrast(light, main) >= 4.5 ? light : dark
  return { main, hover: mix(away, main, 0.12), tint, on }
}

export function paletteOf(colour: string, scheme: Scheme) {
  const neutrals: Neutrals = NEUTRALS[scheme]
  const tones = primaryTones(colour, scheme)
  return {
    primary: { main: tones.main, dark: tones.hover, light: tones.main, contrastText: tones.on, tint: tones.tint },
    secondary: { main: neutrals.muted, contrastText: neutrals.surface },
    ...statusPalette(scheme),
    background: { default: neutrals.page, paper: neutrals.surface, sunken: neutrals.sunken },
    text: { primary: neutrals.text, secondary: neutrals.muted, disabled: neutrals.disabled },
    divider: neutrals.border,
    control: neutrals.control,
    action: {
      hover: scheme === 'light' ? 'rgba(29, 33, 41, 0.045)' : 'rgba(230, 233, 237, 0.07)',
      selected: tones.tint,
      active: neutrals.muted,
      disabled: neutrals.disabled,
      disabledBackground: neutrals.sunken,
      focus: tones.tint,
    },
  }
}

function statusPalette(scheme: Scheme) {
  const tone = (name: StatusName) => {
    const { text, tint } = STATUS[scheme][name]
    return { main: text, light: text, dark: text, contrastText: contrast('#ffffff', text) >= 4.5 ? '#ffffff' : '#0b0e12', tint }
  }
  return { success: tone('success'), warning: tone('warning'), error: tone('error'), info: tone('info') }
}
