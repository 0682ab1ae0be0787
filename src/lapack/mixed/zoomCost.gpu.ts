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
 * Values alone, which the host does not find by corrections: milliseconds that it takes for a column of the reduction in double, and for an
 * element in each of its n steps, which is memory's time; and what only the GPU has to do then, of a column of vectors in single. From
 * orders 256 to 4096 on 16 threads and an H200, 2026-11-29.
 */
const VALUES = {
  eigenvectors: { column: 0.06, element: 3.1e-8, single: 0.02 },
  'singular vectors': { column: 0.1, element: 7.9e-8, single: 0.04 },
} as const;
/** Dispatches of a product, and how many take as long as the host does to hear of one and to go on. */
const [DISPATCHES, WAIT] = [9, 60];

export interface Correction {
  /** Values alone are wanted. */
  readonly alone?: boolean;
  readonly vectors: keyof typeof PARTS;
  readonly prec: Prec;
  readonly m: number;
  readonly n: number;
}

/** Whether the GPU corrects vectors of an m x n matrix, and why. */
export async function placeOfCorrections(
  { context }: Queue,
  { vectors, alone, prec, m, n }: Correction,
): Promise<{ readonly there: boolean; readonly why: string }> {
  const { doubles, byCost } = context.gpu!;
  if (doubles && byCost === undefined) return { there: true, why: 'doubles live there' };
  const { gpu: products, cpu, waits } = PARTS[vectors];
  const order = Math.min(m, n);
  const { bytes: each, parts } = fields[prec];
  const bytes = each * m * n;
  const shape = { elements: parts * order * order, dispatches: DISPATCHES * products + WAIT * waits };
  // A, and what becomes of it.
  const moved = alone ? bytes : 2 * bytes;
  const over = doubles ? { toGpu: 0, toHost: moved } : { toGpu: moved, toHost: 0 };
  const sides = { products: await rateOfProducts(context), threads: hostThreads() };
  const ms = (count: number) => costsOf({ ...shape, ...over, flops: count * 2 * parts ** 2 * order ** 3 }, sides);
  const { column, element, single } = VALUES[vectors];
  const here = alone ? parts * (column * order + element * order ** 3) : ms(cpu).cpu;
  const there = ms(products).gpu + (alone ? single * order : 0);
  const why = `about ${there.toFixed(0)} ms on the GPU and ${here.toFixed(0)} on the CPU, by the rate of its products`;
  return { there: there <= here, why };
}
