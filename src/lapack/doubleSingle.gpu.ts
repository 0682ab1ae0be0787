// Residuals on the GPU in double-single arithmetic, 48 bits by two singles; and the trial that tells whether a device computes them right.
// WGSL lets compilers regroup and fuse what this arithmetic depends on: an adapter is not trusted, but tried.
import { larger } from '../core/extremes.ts';
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import { DS_THREADS, dsForms, dsProduct, dsResidual } from './doubleSingle.kernels.ts';

/** Columns of a slice: products are cut into slices so that few rows fill the GPU too. */
const SLICE = 256;

/** The kernels, for tests. */
export interface DsKernels {
  readonly product: Kernel;
  readonly residual: Kernel;
}
const KERNELS: DsKernels = { product: dsProduct, residual: dsResidual };

export interface DeviceDsResidual {
  readonly m: number;
  readonly n: number;
  readonly columns: number;
  /** A = H + L, two matrices of singles, as lag2s splits one of doubles. */
  readonly H: DeviceMat;
  readonly L: DeviceMat;
  /** Matrices of pairs of singles whose sum is the element, from the buffers' beginning; leading dimensions count pairs. */
  readonly X: DeviceMat;
  readonly B: DeviceMat;
  readonly R: DeviceMat;
  /** What provenDoubleSingle has found. */
  readonly form: Tuning;
}

/** Enqueues R := B - A X, with errors of some 2^-47 |A| |X|. R and B are different buffers; numbers must be far from the ends of the range of singles. */
export function enqueueDsResidual(queue: Queue, s: DeviceDsResidual, kernels = KERNELS): void {
  const { m, n, columns, H, L, X, B, R, form } = s;
  if (m === 0 || columns === 0) return;
  const slices = Math.ceil(n / SLICE);
  const W = queue.context.lease('s', 2 * m * Math.max(1, slices) * columns);
  const rows = Math.ceil(m / DS_THREADS);
  queue.launch(
    kernels.product,
    form,
    { H: H.data, L: L.data, X: X.data, W },
    { m, n, slice: SLICE, slices, offH: H.off, ldh: H.ld, offL: L.off, ldl: L.ld, ldx: X.ld, zero: 0 },
    [rows, slices, columns],
  );
  queue.launch(kernels.residual, form, { W, B: B.data, R: R.data }, { m, slices, ldb: B.ld, ldr: R.ld, zero: 0 }, [
    rows,
    columns,
    1,
  ]);
  W.dispose();
}

/** Rows and columns of the trial: a slice and a half, and a workgroup that is not full. */
const [ROWS, COLUMNS] = [DS_THREADS + 37, SLICE + 128];
/** Relative to |A| |x|: right forms stay below 10^-14, those that a compiler has spoilt come to 10^-9. */
const LIMIT = 1e-13;

const proven = new WeakMap<Context, Promise<Tuning | undefined>>();

/** The cheapest form that this context's device computes right; undefined if it computes none. Tried once per context. */
export function provenDoubleSingle(queue: Queue): Promise<Tuning | undefined> {
  const { context } = queue;
  let form = proven.get(context);
  if (form === undefined) {
    form = tryForms(queue);
    proven.set(context, form);
  }
  return form;
}

/** The first form with which the kernels are right. */
export async function tryForms(queue: Queue, kernels = KERNELS): Promise<Tuning | undefined> {
  for (const form of dsForms) if ((await dsError(queue, form, kernels)) < LIMIT) return form;
  return undefined;
}

/** max |r - (b - A x)| / (|A| |x| + |b|) of a small residual, in which b nearly cancels A x. */
export async function dsError(queue: Queue, form: Tuning, kernels = KERNELS): Promise<number> {
  let seed = 1;
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return seed / 2 ** 31 + (seed >>> 5) / 2 ** 58; // more bits than a single has
  };
  const random = (length: number): Float64Array => Float64Array.from({ length }, next);
  const [A, x, exact, size] = [random(ROWS * COLUMNS), random(COLUMNS), random(ROWS), new Float64Array(ROWS)];
  const b = new Float64Array(ROWS);
  const [hi, lo] = splitOf(A);
  const pairs = pairsOf(x);
  for (let j = 0; j < COLUMNS; j++) {
    for (let i = 0; i < ROWS; i++) {
      const term = (hi[i + j * ROWS]! + lo[i + j * ROWS]!) * (pairs[2 * j]! + pairs[2 * j + 1]!);
      b[i] = b[i]! + term;
      size[i] = size[i]! + Math.abs(term);
    }
  }
  const product = b.slice();
  for (let i = 0; i < ROWS; i++) b[i] = b[i]! + 1e-6 * exact[i]!;
  const given = pairsOf(b);
  const { context } = queue;
  const buffers = [hi, lo, pairs, given, new Float32Array(2 * ROWS)].map((values) => context.upload('s', values));
  const [H, L, X, B, R] = buffers as [
    DeviceBuffer<'s'>,
    DeviceBuffer<'s'>,
    DeviceBuffer<'s'>,
    DeviceBuffer<'s'>,
    DeviceBuffer<'s'>,
  ];
  const mat = (data: DeviceBuffer, ld: number): DeviceMat => ({ data, off: 0, ld });
  try {
    const shape = { m: ROWS, n: COLUMNS, columns: 1, H: mat(H, ROWS), L: mat(L, ROWS), X: mat(X, COLUMNS) };
    enqueueDsResidual(queue, { ...shape, B: mat(B, ROWS), R: mat(R, ROWS), form }, kernels);
    const found = await R.copyOut(0, 2 * ROWS);
    let worst = 0;
    for (let i = 0; i < ROWS; i++) {
      const wanted = given[2 * i]! + given[2 * i + 1]! - product[i]!;
      const error = Math.abs(found[2 * i]! + found[2 * i + 1]! - wanted) / size[i]!;
      worst = larger(error, worst);
    }
    return worst;
  } finally {
    for (const buffer of buffers) buffer.dispose();
  }
}

/** Each number as two singles, in two arrays. */
function splitOf(x: Float64Array): readonly [Float32Array, Float32Array] {
  const hi = Float32Array.from(x);
  return [hi, Float32Array.from(x, (value, p) => value - hi[p]!)];
}

/** The same side by side. */
function pairsOf(x: Float64Array): Float32Array {
  const [hi, lo] = splitOf(x);
  return Float32Array.from({ length: 2 * x.length }, (_, p) => (p % 2 === 0 ? hi : lo)[p >> 1]!);
}
