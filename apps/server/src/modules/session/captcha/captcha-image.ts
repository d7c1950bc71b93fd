/** Draws a verification code: four digits as bent strokes on a speckled ground, written as a PNG. No font, no image library. */
import { randomBytes, randomInt } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 160
const HEIGHT = 56
const DIGIT_WIDTH = 20
const DIGIT_HEIGHT = 30

type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

/** Each digit in a box of 1 × 1, y downwards. */
const digitStrokes: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [
    [
      [0.5, 0],
      [0.15, 0.15],
      [0, 0.5],
      [0.15, 0.85],
      [0.5, 1],
      [0.85, 0.85],
      [1, 0.5],
      [0.85, 0.15],
      [0.5, 0],
    ],
  ],
  '1': [
    [
      [0.15, 0.25],
      [0.55, 0],
      [0.55, 1],
    ],
    [
      [0.2, 1],
      [0.9, 1],
    ],
  ],
  '2': [
    [
      [0.05, 0.2],
      [0.3, 0],
      [0.75, 0.02],
      [0.95, 0.25],
      [0.8, 0.5],
      [0.05, 1],
      [1, 1],
    ],
  ],
  '3': [
    [
      [0.05, 0.1],
      [0.5, 0],
      [0.9, 0.2],
      [0.5, 0.45],
      [0.95, 0.72],
      [0.5, 1],
      [0, 0.88],
    ],
  ],
  '4': [
    [
      [0.7, 1],
      [0.7, 0],
      [0, 0.68],
      [1, 0.68],
    ],
  ],
  '5': [
    [
      [0.9, 0],
      [0.15, 0],
      [0.1, 0.45],
      [0.6, 0.4],
      [0.95, 0.68],
      [0.55, 1],
      [0.02, 0.9],
    ],
  ],
  '6': [
    [
      [0.85, 0.05],
      [0.3, 0.25],
      [0.02, 0.65],
      [0.35, 1],
      [0.85, 0.9],
      [0.9, 0.6],
      [0.5, 0.48],
      [0.08, 0.65],
    ],
  ],
  '7': [
    [
      [0, 0],
      [1, 0],
      [0.35, 1],
    ],
    [
      [0.2, 0.5],
      [0.85, 0.5],
    ],
  ],
  '8': [
    [
      [0.5, 0.46],
      [0.1, 0.25],
      [0.5, 0],
      [0.9, 0.25],
      [0.5, 0.46],
      [0, 0.75],
      [0.5, 1],
      [1, 0.75],
      [0.5, 0.46],
    ],
  ],
  '9': [
    [
      [0.92, 0.35],
      [0.5, 0.52],
      [0.1, 0.38],
      [0.15, 0.08],
      [0.6, 0],
      [0.95, 0.3],
      [0.7, 0.75],
      [0.2, 1],
    ],
  ],
}

interface Line {
  readonly from: Point
  readonly to: Point
  readonly thickness: number
  readonly darkness: number
}

const between = (low: number, high: number) => low + (randomInt(10_000) / 10_000) * (high - low)

/** @returns a PNG of the digits. */
export function drawCaptcha(digits: string): Buffer {
  const lines = digits.split('').flatMap((digit, index) => placeDigit(digit, index, digits.length))
  for (let count = 0; count < 3; count += 1) {
    lines.push({ from: [0, between(4, HEIGHT - 4)], to: [WIDTH, between(4, HEIGHT - 4)], thickness: between(0.6, 1.1), darkness: 0.6 })
  }
  const wave = { height: between(2, 3.5), length: between(38, 60), shift: between(0, 6) }
  const pixels = new Uint8Array(WIDTH * HEIGHT)
  const dust = randomBytes(pixels.length)
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const bentY = y + wave.height * Math.sin((x / wave.length) * Math.PI * 2 + wave.shift)
      const bentX = x + (wave.height / 2) * Math.sin((y / wave.length) * Math.PI * 2 + wave.shift)
      const ink = lines.reduce((most, line) => Math.max(most, inkAt(bentX, bentY, line)), 0)
      const grain = dust[y * WIDTH + x] ?? 0
      // A pixel in thirty is a speck, the others shimmer.
      const ground = 250 - (grain < 8 ? 12 * grain : grain % 8)
      pixels[y * WIDTH + x] = Math.round(ground * (1 - ink) + 45 * ink)
    }
  }
  return encodeGreyPng(pixels)
}

function placeDigit(digit: string, index: number, count: number): Line[] {
  const angle = between(-0.35, 0.35)
  const scale = between(0.85, 1.1)
  const left = ((index + 0.5) * WIDTH) / count + between(-4, 4)
  const top = HEIGHT / 2 + between(-4, 4)
  const place = ([x, y]: Point): Point => {
    const dx = (x - 0.5) * DIGIT_WIDTH * scale
    const dy = (y - 0.5) * DIGIT_HEIGHT * scale
    return [left + dx * Math.cos(angle) - dy * Math.sin(angle), top + dx * Math.sin(angle) + dy * Math.cos(angle)]
  }
  const thickness = between(1.5, 2.1)
  return (digitStrokes[digit] ?? []).flatMap((stroke) =>
    stroke.slice(1).map((to, position) => ({ from: place(stroke[position] ?? to), to: place(to), thickness, darkness: 1 })),
  )
}

/** How dark a line makes a pixel: full within its thickness, fading over one pixel. */
function inkAt(x: number, y: number, { from, to, thickness, darkness }: Line): number {
  const reach = thickness + 0.5
  if (x < Math.min(from[0], to[0]) - reach || x > Math.max(from[0], to[0]) + reach) return 0
  if (y < Math.min(from[1], to[1]) - reach || y > Math.max(from[1], to[1]) + reach) return 0
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)))
  const awayX = x - from[0] - along * dx
  const awayY = y - from[1] - along * dy
  return darkness * Math.min(1, Math.max(0, reach - Math.sqrt(awayX * awayX + awayY * awayY)))
}

function encodeGreyPng(pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.writeUInt8(8, 8) // bits per sample; colour type 0 (grey), and the only compression, filter and interlace there are, stay 0
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) rows.set(pixels.subarray(y * WIDTH, (y + 1) * WIDTH), y * (WIDTH + 1) + 1)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
