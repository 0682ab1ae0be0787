// What a measurement is filed under: the device, the class of the problem's shape, and the text of the kernels it was made with.
import type { Gpu } from '../runtime/gpu.ts';
import type { Kernel } from '../runtime/kernel.ts';
import { kernelText } from '../runtime/kernelText.ts';

/** An adapter and its driver as WebGPU names them; browsers leave fields blank. */
export interface DeviceKey {
  readonly vendor: string;
  readonly architecture: string;
  readonly device: string;
  readonly driver: string;
  readonly software: boolean;
}

export function deviceKey({ info, software }: Gpu): DeviceKey {
  const { vendor, architecture, device, description } = info;
  return { vendor, architecture, device, driver: description, software };
}

/** A product C (m x n) of depth k, `batch` times; transposes are 0 or 1. */
export interface Shape {
  readonly transA: 0 | 1;
  readonly transB: 0 | 1;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly batch: number;
  readonly aligned: boolean;
}

const TRANS = ['nn', 'nt', 'tn', 'tt'] as const;
const ASPECTS = ['square', 'tall', 'wide', 'narrow', 'flat'] as const;

/** Shapes that a tile suits alike. Sizes are exponents of two, rounded up. */
export interface ShapeClass {
  readonly prec: 's' | 'h';
  readonly trans: (typeof TRANS)[number];
  readonly aligned: boolean;
  readonly aspect: (typeof ASPECTS)[number];
  /** Of m n. */
  readonly mn: number;
  readonly k: number;
  readonly batch: number;
}

/** Up to this many columns (rows) a matrix is narrow (flat): its tile must be, too. */
const THIN = 16;
/** From this ratio of the sides on it is tall or wide. */
const OBLONG = 4;

/** The subtraction keeps exact powers of two from being rounded up where log2 is not exact. */
const exponent = (x: number): number => (x <= 1 ? 0 : Math.ceil(Math.log2(x) - 1e-9));

function aspect(m: number, n: number): number {
  if (n <= THIN) return 3;
  if (m <= THIN) return 4;
  return m >= OBLONG * n ? 1 : n >= OBLONG * m ? 2 : 0;
}

/** The class as one number, for maps: this is computed at every call. */
export function classId({ transA, transB, m, n, k, batch, aligned }: Shape, half: boolean): number {
  const bits = (half ? 8 : 0) + (aligned ? 4 : 0) + 2 * transA + transB;
  return ((bits * 8 + aspect(m, n)) * 128 + exponent(m * n)) * 4096 + exponent(k) * 64 + exponent(batch);
}

/** The class of a shape: shapes of a class are tuned together. */
export function classOf(shape: Shape, half: boolean): ShapeClass {
  const { transA, transB, m, n, k, batch, aligned } = shape;
  return {
    prec: half ? 'h' : 's',
    trans: TRANS[2 * transA + transB]!,
    aligned,
    aspect: ASPECTS[aspect(m, n)]!,
    mn: exponent(m * n),
    k: exponent(k),
    batch: exponent(batch),
  };
}

/** How far a class is from the one that a row is for, in doublings; a field that the row leaves out is any. Infinite if not comparable. */
export function distance(row: Partial<ShapeClass>, c: ShapeClass): number {
  const same = <K extends keyof ShapeClass>(name: K): boolean => row[name] === undefined || row[name] === c[name];
  if (!same('prec') || !same('aligned') || !same('aspect')) return Number.POSITIVE_INFINITY;
  const apart = (name: 'mn' | 'k' | 'batch'): number => Math.abs((row[name] ?? c[name]) - c[name]);
  return apart('mn') + apart('k') + apart('batch') + (same('trans') ? 0 : 0.5);
}

/** FNV-1a of the kernels' texts without their comments: rows measured with another text are stale. */
export function textHash(kernels: readonly Kernel[]): string {
  let hash = 0x811c9dc5;
  for (const kernel of kernels) {
    // Comments that the host acts on (unrolling) are part of the program.
    const text = kernelText(kernel, {})
      .replace(/\/\/(?! @).*$/gm, '')
      .replace(/\s+/g, ' ');
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
