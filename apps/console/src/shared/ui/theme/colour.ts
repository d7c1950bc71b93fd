/** Colour arithmetic for the theme: WCAG contrast, and moving a colour until it can be read. */
export type Rgb = readonly [number, number, number]

const HEX = /^#([0-9a-f]{6})$/i

export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value)
}

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function toHex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** `share` of `over` laid on `under`. */
export function mix(over: string, under: string, share: number): string {
  const [a, b] = [parseHex(over), parseHex(under)]
  return toHex([0, 1, 2].map((at) => (a[at] ?? 0) * share + (b[at] ?? 0) * (1 - share)) as unknown as Rgb)
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((part) => {
    const share = part / 255
    return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The colour itself when it can be read on every background, else moved towards `towards` in small steps until it can. */
export function readableOn(colour: string, backgrounds: readonly string[], towards: string, least = 4.5): string {
  for (let step = 0; step <= 50; step++) {
    const moved = mix(towards, colour, step / 50)
    if (backgrounds.every((background) => contrast(moved, background) >= least)) return moved
  }
  return towards
}
