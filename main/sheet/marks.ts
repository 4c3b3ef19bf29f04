import { BLACK, type Ink, type Path } from './display.ts'

/** Where the pips of a face lie, in thirds of a die from its middle. */
const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

const mm = (n: number): string => `${Math.round(n * 1000) / 1000}`

/** A die with one face up: its outline and its pips. */
export function die(x: number, y: number, side: number, face: number, stroke: number): Path[] {
  const r = side * 0.18
  const s = side
  const outline =
    `M${mm(r)} 0 H${mm(s - r)} Q${mm(s)} 0 ${mm(s)} ${mm(r)} V${mm(s - r)} Q${mm(s)} ${mm(s)} ${mm(s - r)} ${mm(s)} ` +
    `H${mm(r)} Q0 ${mm(s)} 0 ${mm(s - r)} V${mm(r)} Q0 0 ${mm(r)} 0 Z`
  const pips = (PIPS[face] ?? []).map(([dx, dy]) =>
    circle(s / 2 + dx * s * 0.25, s / 2 + dy * s * 0.25, s * 0.09),
  )
  return [
    { kind: 'path', x, y, d: outline, stroke, ink: BLACK },
    { kind: 'path', x, y, d: pips.join(' '), ink: BLACK },
  ]
}

function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523
  const c = (...n: number[]) => `C${n.map(mm).join(' ')}`
  return [
    `M${mm(x - r)} ${mm(y)}`,
    c(x - r, y - k, x - k, y - r, x, y - r),
    c(x + k, y - r, x + r, y - k, x + r, y),
    c(x + r, y + k, x + k, y + r, x, y + r),
    c(x - k, y + r, x - r, y + k, x - r, y),
    'Z',
  ].join(' ')
}

/** An open box to tick. */
export function tickBox(x: number, y: number, side: number, stroke: number): Path {
  const s = mm(side)
  return { kind: 'path', x, y, d: `M0 0 H${s} V${s} H0 Z`, stroke, ink: BLACK }
}

/** The tick in such a box. */
export function tick(x: number, y: number, side: number, stroke: number): Path {
  const at = (part: number) => mm(side * part)
  const d = `M${at(0.2)} ${at(0.52)} L${at(0.42)} ${at(0.76)} L${at(0.82)} ${at(0.24)}`
  return { kind: 'path', x, y, d, stroke, ink: BLACK }
}

export const CROWN = { width: 4, height: 2.8 }

/** The winner's crown, `height` high. */
export function crown(x: number, y: number, height: number, ink: Ink): Path {
  const scale = height / CROWN.height
  const points = [
    [0, 2.8],
    [-0.2, 0.6],
    [1.1, 1.5],
    [2, 0],
    [2.9, 1.5],
    [4.2, 0.6],
    [4, 2.8],
  ]
  const d = points.map(([px = 0, py = 0]) => `${mm(px * scale)} ${mm(py * scale)}`).join(' L')
  return { kind: 'path', x, y, d: `M${d} Z`, ink }
}
