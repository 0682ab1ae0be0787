// Where eigenvectors and singular vectors of doubles are corrected, by what products cost here and there.
import { rateOfProducts } from '../../blas3/products/gemmDoubles.gpu.ts';
import { fields, type Prec } from '../../core/field.ts';
import { costsOf, hostThreads } from '../../runtime/doublesCost.ts';
import type { Queue } from '../../runtime/queue.ts';

/**
 * Products of order n with two corrections, those on the GPU by their moduli in parts of 14; and how often the host is waited for. One of
 * complex numbers counts as four on both sides, though residues take three.
 */
const PARTS = {
  eigenvectors: { gpu: 13, cpu: 17, waits: 12 },
  'singular vectors': { gpu: 24, cpu: 30, waits: 20 },
} as const;
/**
 * What the host takes in double without corrections: milliseconds for a column of the reduction, and for an element in each of its n steps,
 * which is memory's time; and products of order n that are the rest, for values alone and with vectors. `single`: milliseconds that a
 * column of vectors in single takes the GPU. From orders 256 to 4096 on 16 threads and an H200, 2026-11-29.
 */
const DIRECTLY = {
  eigenvectors: { column: 0.06, element: 3e-8, values: 0.7, vectors: 4.5, single: 0.02 },
  'singular vectors': { column: 0.15, element: 7.5e-8, values: 1.3, vectors: 9, single: 0.04 },
} as const;
/** Dispatches of a product, and how many take as long as the host does to hear of one and to go on. */
const [DISPATCHES, WAIT] = [9, 60];

export interface Correction {
  readonly vectors: keyof typeof PARTS;
  /** What the CPU would compute: corrections of the GPU's singles, which is the default, or all of it in double, values alone or not. */
  readonly instead?: 'corrections' | 'values' | 'vectors';
  readonly prec: Prec;
  readonly m: number;
  readonly n: number;
}

/** Whether the GPU corrects vectors of an m x n matrix, and why; and how many milliseconds that is expected to save. */
export async function placeOfCorrections(
  { context }: Queue,
  { vectors, instead = 'corrections', prec, m, n }: Correction,
): Promise<{ readonly there: boolean; readonly saved: number; readonly why: string }> {
  const { doubles, byCost } = context.gpu!;
  if (doubles && byCost === undefined)
    return { there: true, saved: Number.POSITIVE_INFINITY, why: 'doubles live there' };
  const { gpu: products, cpu, waits } = PARTS[vectors];
  const order = Math.min(m, n);
  const { bytes: each, parts } = fields[prec];
  const bytes = each * m * n;
  const shape = { elements: parts * order * order, dispatches: DISPATCHES * products + WAIT * waits };
  // A, and what becomes of it.
  const moved = instead === 'values' ? bytes : 2 * bytes;
  const over = doubles ? { toGpu: 0, toHost: moved } : { toGpu: moved, toHost: 0 };
  const sides = { products: await rateOfProducts(context), threads: hostThreads() };
  const ms = (count: number) => costsOf({ ...shape, ...over, flops: count * 2 * parts ** 2 * order ** 3 }, sides);
  const { column, element, single, ...rest } = DIRECTLY[vectors];
  let [here, there] = [ms(cpu).cpu, ms(products).gpu];
  if (instead !== 'corrections') {
    here = parts * (column * order + element * order ** 3) + ms(rest[instead]).cpu;
    there += single * order;
  }
  const why = `about ${there.toFixed(0)} ms on the GPU and ${here.toFixed(0)} on the CPU, by the rate of its products`;
  return { there: there <= here, saved: here - there, why };
}
