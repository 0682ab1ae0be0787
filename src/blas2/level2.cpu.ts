// How BLAS 2 uses the engine: matrices that live in its memory are used in place, vectors are made contiguous, and work on a large matrix
// is divided into parts for the threads.
import { scalRef } from '../blas1/scal.ref.ts';
import { isOne, isZero } from '../core/complex.ts';
import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { type Engine, engine } from '../engine/engine.ts';
import { level2 } from '../engine/kernels/level2.ts';
import { level2Complex } from '../engine/kernels/level2Complex.ts';
import { type Elements, elements as kinds } from '../engine/ops.ts';
import { arrayAt } from '../engine/views.ts';
import type { Place, Workspace } from '../engine/workspace.ts';

/**
 * Elements of a matrix from which the engine is used: calls of order 32 take 7 to 19 us with it and 3 to 7 without, of order 64 6 to 12
 * and 7 to 22 (Xeon, Node 20, 2026-11).
 */
const LEAST = 2048;
/**
 * Elements from which threads are used, and elements of a part. A product with fewer takes less than 0.3 ms; one thread reads 28 GB/s of
 * order 1024 and 12 of order 4096, which is 1.1 times what copying moves there (doubles, Xeon, Node 20, 2026-11).
 */
export const THREADED = 1024 * 1024;
const PART = 64 * 1024;

export interface Operands {
  readonly e: Engine;
  readonly r: Elements;
  readonly space: Workspace;
  readonly A: Place;
  /** A contiguous copy of a vector, times `factor`; factor 0 does not read it. Increments are signed: vectorRef. */
  pack(x: FieldMat, n: number, factor: Numeric): number;
  /** Copies it back. */
  unpack(at: number, x: FieldMat, n: number): void;
}

/** y := x, of vectors as in vector.ref.ts. */
function move(x: FieldMat, y: FieldMat, n: number, parts: number): void {
  for (let i = 0; i < n; i++)
    for (let part = 0; part < parts; part++)
      y.data[parts * (y.off + i * y.ld) + part] = x.data[parts * (x.off + i * x.ld) + part]!;
}

/**
 * Does `work` with a matrix of some elements that lives in the engine's memory, and returns true; false, with nothing done, if it lives
 * elsewhere, or is small. Copying a guest in would take as long as the loops in TypeScript.
 */
export function onEngine(A: FieldMat, elements: number, work: (operands: Operands) => void): boolean {
  const { data, off, ld } = A;
  const isSingle = data instanceof Float32Array;
  const r = A.parts === 2 ? kinds[isSingle ? 'c' : 'z'] : kinds[isSingle ? 's' : 'd'];
  const e = elements < LEAST ? undefined : engine();
  const home = e?.heap.addressOf(data);
  if (e === undefined || home === undefined) return false;
  const done = e.within((space) => {
    const pack = (x: FieldMat, n: number, factor: Numeric): number => {
      const at = space.take(n * r.bytes);
      const to = arrayAt(e, r, at, n);
      if (isZero(factor)) to.fill(0);
      else {
        move(x, { data: to, off: 0, ld: 1 }, n, r.parts);
        if (!isOne(factor)) scalRef(n, factor, { data: to, off: 0, ld: 1, parts: r.parts });
      }
      return at;
    };
    const unpack = (at: number, x: FieldMat, n: number): void =>
      move({ data: arrayAt(e, r, at, n), off: 0, ld: 1 }, x, n, r.parts);
    work({ e, r, space, A: { at: home + off * r.bytes, ld }, pack, unpack });
    return true;
  });
  return done === true;
}

/** A contiguous vector of n elements in the engine's memory, until that grows. */
export const vectorAt = (e: Engine, r: Elements, n: number, at: number): FieldMat => ({
  data: arrayAt(e, r, at, n),
  off: 0,
  ld: 1,
  parts: r.parts,
});

/** 0, ..., n, for pieces of about PART of all the elements each, but at most so many; [0, n] if the elements are few. */
export function bounds(n: number, elements: number, most = 64): number[] {
  if (elements < THREADED) return [0, n];
  const count = Math.min(n, Math.ceil(elements / PART), most);
  return Array.from({ length: count + 1 }, (_, i) => Math.round((n * i) / count));
}

/** Bounds of columns of a triangle of order n between which it has about as many elements. */
export function triangleBounds(uplo: Uplo, n: number, count = bounds(n, n * n).length - 1): number[] {
  // The first j columns of an upper triangle have j^2 / 2 elements, those of a lower one all but (n - j)^2 / 2.
  const share = (i: number): number => Math.round(n * Math.sqrt(i / count));
  return Array.from({ length: count + 1 }, (_, i) => (uplo === 'u' ? share(i) : n - share(count - i)));
}

/** Runs a kernel on the pieces of 0..n-1. */
export function runPieces(
  e: Engine,
  r: Elements,
  name: string,
  cuts: readonly number[],
  args: (first: number, last: number) => readonly number[],
): void {
  const parts: (readonly number[])[] = [];
  for (let k = 1; k < cuts.length; k++) parts.push(args(cuts[k - 1]!, cuts[k]!));
  e.run(r.parts === 2 ? level2Complex[r.prec] : level2[r.prec], name, parts);
}
