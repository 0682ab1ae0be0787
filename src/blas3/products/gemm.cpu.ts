// GEMM on the CPU backend: the engine's kernels on all threads, else the blocked reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import { im, isZero, re } from '../../core/complex.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat, Trans } from '../../core/matrix.ts';
import type { Gemm, Numeric } from '../../core/signatures.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Tile } from '../../engine/kernels/gemm.ts';
import type { Elements } from '../../engine/ops.ts';
import { type Place, placeAt } from '../../engine/workspace.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fieldMat } from '../../runtime/realMat.ts';
import { compute } from '../compute.cpu.ts';
import { gemmBlockedRef } from './gemm.ref.ts';
import { tileKernel } from './gemmTile.cpu.ts';
import type { GemmArgs } from './routines.gen.ts';

/** C := alpha op(A) op(B) + beta C with all operands in the engine's memory. */
export interface EngineGemm {
  readonly transA?: Trans;
  readonly transB?: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: Numeric;
  readonly A: Place;
  readonly B: Place;
  readonly beta: Numeric;
  readonly C: Place;
}

/** Multiplications before threads are worth their start, which holds up the caller for milliseconds: 5 ms of them in single precision. */
const START = 1e8;
/** Multiplications that are worth the hand-over to another thread: 14 us in single precision, 28 in double (Xeon with AVX-512, 2026-11). */
const PART = 64 ** 3;
/**
 * Threads get up to four parts each, so that little is waited for the slowest, but none smaller than this only for that: each part packs
 * anew. An order of 256 in 9 parts took 5 % more work than in one, in 4 parts 2 % (Xeon with AVX-512, Node 20, 2026-11).
 */
const FINE_PART = 160 ** 3;
/** Up to so many multiplications packing costs more than it saves: a fifth at order 8, 1 % at 48 (Xeon with AVX-512, Node 20, 2026-11). */
const SMALL = 48 ** 3;
/**
 * So it does where each packed element serves so few rows or columns: 1.1 to 2 times as fast with 16 to 4 rows, 1.05 to 1.2 with 4 columns.
 */
const [FEW_ROWS, FEW_COLS] = [16, 4];

/** How the kernel takes its factors: 1 where they are, 0 packed. Bits do not depend on it. */
export const inPlace = (m: number, n: number, k: number): number =>
  m * n * k <= SMALL || m <= FEW_ROWS || n <= FEW_COLS ? 1 : 0;

let asked = 0;

/** Threads for a product, or a batch, of that many multiplications: one until a program has asked for enough to start more. */
export function threadsFor(e: Engine, work: number): number {
  asked += work;
  return asked < START ? 1 : e.pool.threads;
}

/** On all threads; bits do not depend on their number. */
export function gemmEngine(e: Engine, r: Elements, g: EngineGemm): void {
  const { kernel, name, parts } = divided(e, r, [g]);
  e.run(kernel, name, parts);
}

/** The same as the drivers' operation. */
export const gemmOn =
  (e: Engine, r: Elements): Gemm<Place> =>
  (transA, transB, m, n, k, alpha, A, B, beta, C) =>
    gemmEngine(e, r, { transA, transB, m, n, k, alpha, A, B, beta, C });

/**
 * As gemmEngine, for products that do not touch each other's results, begun on the other threads: the function returned helps and waits.
 * The caller may compute something else meanwhile.
 */
export function gemmFork(e: Engine, r: Elements, ...products: readonly EngineGemm[]): () => void {
  const { kernel, name, parts } = divided(e, r, products);
  return e.fork(kernel, name, parts);
}

/** Multiplications of real numbers. */
const workOf = (r: Elements, { m, n, k, alpha }: EngineGemm): number => (isZero(alpha) ? 0 : r.parts ** 2 * m * n * k);

/** As many of `threads` as that many multiplications are worth the hand-over to. */
export const worthy = (work: number, threads: number): number =>
  Math.min(threads, Math.max(1, Math.floor(work / PART)));

/** Blocks of the products' results, computed by one call each. */
function divided(e: Engine, r: Elements, products: readonly EngineGemm[]) {
  let work = 0;
  for (const g of products) work += workOf(r, g);
  const kernel = tileKernel(e, r, work);
  const parts: number[][] = [];
  if (work === 0) {
    for (const { m, n, beta, C } of products)
      if (m > 0 && n > 0) parts.push([m, n, re(beta), C.at, C.ld, ...(r.parts === 2 ? [im(beta)] : [])]);
    return { kernel, name: 'scale', parts };
  }
  const count = partsFor(work, threadsFor(e, work));
  for (const g of products) {
    divide(r, g, Math.max(1, Math.round((count * workOf(r, g)) / work)), kernel.tile, parts);
  }
  return { kernel, name: 'gemm', parts };
}

/** A transpose as the kernels have it. */
const flag = (r: Elements, trans: Trans): number => (trans === 'n' ? 0 : trans === 'c' ? r.parts : 1);

/** About `count` blocks of a product. Each packs its own rows of op(A) and columns of op(B): least in all where blocks are square. */
function divide(r: Elements, g: EngineGemm, count: number, tile: Tile, parts: number[][]): void {
  const { transA = 'n', transB = 'n', m, n, k, alpha, A, B, beta, C } = g;
  const down = divisorNear(Math.sqrt((count * m) / n), count);
  const rows = roundUp(m / down, tile.vectors * r.lanes);
  const cols = roundUp((n * down) / count, tile.cols);
  const [rowA, colB] = [transA === 'n' ? 1 : A.ld, transB === 'n' ? B.ld : 1];
  const how = [flag(r, transA), flag(r, transB), inPlace(m, n, k)] as const;
  for (let j = 0; j < n; j += cols) {
    for (let i = 0; i < m; i += rows) {
      const size = [Math.min(rows, m - i), Math.min(cols, n - j), k] as const;
      const [a, b] = [A.at + i * rowA * r.bytes, B.at + j * colB * r.bytes];
      const c = placeAt(r, C, i, j).at;
      const part = [...how, ...size, re(alpha), a, A.ld, b, B.ld, re(beta), c, C.ld];
      // Kernels for complex numbers have the imaginary parts of scalars behind the other arguments.
      if (r.parts === 2) part.push(im(alpha), im(beta));
      parts.push(part);
    }
  }
}

/** As many for each thread, if there is enough work for all. */
function partsFor(work: number, threads: number): number {
  if (threads === 1) return 1;
  if (work < threads * PART) return worthy(work, threads);
  const each = work / (threads * FINE_PART);
  return threads * (each >= 4 ? 4 : each >= 2 ? 2 : 1);
}

/** The divisor of `count` that differs from x by the least factor. */
function divisorNear(x: number, count: number): number {
  let best = 1;
  const factor = (d: number): number => Math.max(d / x, x / d);
  for (let d = 2; d <= count; d++) if (count % d === 0 && factor(d) < factor(best)) best = d;
  return best;
}

export const roundUp = (x: number, step: number): number => Math.ceil(x / step) * step;

export async function gemmCpu(queue: Queue, a: Bound<GemmArgs<Prec>>): Promise<void> {
  const { transA, transB, m, n, k, alpha, beta } = a;
  const sizeA = transA === 'n' ? ([m, k] as const) : ([k, m] as const);
  const sizeB = transB === 'n' ? ([k, n] as const) : ([n, k] as const);
  const [A, B, C] = await Promise.all([
    fieldMat(a.A, ...sizeA, a.lda, 'read'),
    fieldMat(a.B, ...sizeB, a.ldb, 'read'),
    fieldMat(a.C, m, n, a.ldc, 'write'),
  ]);
  compute(
    queue,
    a,
    (e, r, space) =>
      gemmEngine(e, r, {
        ...{ transA, transB, m, n, k, alpha, beta },
        A: space.matrix(A, ...sizeA, 'read'),
        B: space.matrix(B, ...sizeB, 'read'),
        C: space.matrix(C, m, n, 'write'),
      }),
    () => gemmBlockedRef(transA, transB, m, n, k, alpha, A, B, beta, C),
    undefined,
    // The engine and the reference add up every element in one order; a library need not.
    a.reproducible
      ? undefined
      : (native) => native.gemm(transA, transB, m, n, k, re(alpha), A as RealMat, B as RealMat, re(beta), C as RealMat),
  );
  C.store();
}
