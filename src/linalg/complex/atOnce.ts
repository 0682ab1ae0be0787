// Verbs without promises on complex matrices: in the memory of the CPU engine, the smallest by the references, on the calling thread.
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { mustSucceed, NotPositiveDefiniteError, UnsupportedError } from '../../core/errors.ts';
import { fields } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { type Elements, elements } from '../../engine/ops.ts';
import { placeAt, type Workspace } from '../../engine/workspace.ts';
import { POTRF_WORK, potrfEngine } from '../../lapack/cholesky/potrf.cpu.ts';
import { potrfRef } from '../../lapack/cholesky/potrf.ref.ts';
import { gesvRef } from '../../lapack/lu/gesv.ref.ts';
import { getrfEngine } from '../../lapack/lu/getrf.cpu.ts';
import { getrfRecursiveRef } from '../../lapack/lu/getrf.ref.ts';
import { getrsEngine } from '../../lapack/lu/getrs.cpu.ts';
import type { Argument } from '../device/verb.ts';
import { checkNames, switchAmong } from '../options.ts';
import { asynchronous, readyEngine } from '../readyEngine.ts';
import type { Make, Options } from './call.ts';
import { type ComplexReal, complexPrecision, type Pairs, rowsFirst } from './pairs.ts';
import { columnsOfEach, type Matrices, refuse, squaresOf, stackOf } from './stacks.ts';
import { factorsOf } from './verbs/products.ts';
import { determinantOf, identities, rightOf } from './verbs/systems.ts';
import { keepTriangles } from './verbs/triangles.ts';

/** Order up to which the references compute, as real matrices' do, and that of a product. */
const BY_REFERENCE = 12;

type Here = (routine: string, given: readonly Argument[], options: Options, make: Make) => unknown;

/** By the reference where it is soon done, else by the engine. Throws UnsupportedError if it takes the engine and cannot have it. */
function computed<R>(
  routine: string,
  prec: ComplexReal,
  isSmall: boolean,
  reference: () => R,
  byEngine: (e: Engine, r: Elements, space: Workspace) => R,
): R {
  if (isSmall) return reference();
  const e = readyEngine(routine);
  const done = e.within((space) => ({ result: byEngine(e, elements[prec], space) }));
  if (done !== undefined) return done.result;
  throw new UnsupportedError(`${routine}: the CPU engine has no memory for it: ${asynchronous(routine)}`);
}

const byColumns = (data: Pairs, rows: number): FieldMat => ({ data, off: 0, ld: Math.max(1, rows), parts: 2 });

/** An argument that is one square matrix. */
function squareOf(routine: string, argument: Argument): Matrices {
  const A = squaresOf(routine, argument);
  if (A.lead.length > 0) refuse(routine, argument[1], argument[2], A.x, 'its shape must be square: n x n');
  return A;
}

/** B := A^-1 B. Throws SingularError. */
function solveInPlace(routine: string, prec: ComplexReal, n: number, nrhs: number, a: Pairs, b: Pairs): void {
  const [A, B] = [byColumns(a, n), byColumns(b, n)];
  const info = computed(
    routine,
    prec,
    Math.max(n, nrhs) <= BY_REFERENCE,
    () => gesvRef(n, nrhs, A, new Int32Array(n), 0, B),
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A, n, n, 'read'), space.matrix(B, n, nrhs, 'write')];
      const ipiv = space.take(4 * n);
      const found = getrfEngine(e, r, n, n, inA, ipiv);
      if (found === 0) getrsEngine(e, r, 'n', n, nrhs, inA, ipiv, inB);
      return found;
    },
  );
  mustSucceed(routine, info);
}

const solveSync: Here = (routine, [first, second], _, make) => {
  const A = squareOf(routine, first!);
  const { b, isVector } = rightOf(routine, second!, A.n);
  if (b.lead.length > 0) refuse(routine, second![1], second![2], b.x, 'must have one or two dimensions');
  const prec = complexPrecision([A.x, b.x]);
  const x = columnsOfEach(prec, b);
  solveInPlace(routine, prec, A.n, b.n, columnsOfEach(prec, A), x);
  return make(stackOf(prec, x, [], A.n, b.n, isVector));
};

const invSync: Here = (routine, [first], _, make) => {
  const A = squareOf(routine, first!);
  const prec = complexPrecision([A.x]);
  const x = identities(prec, A.n, 1);
  solveInPlace(routine, prec, A.n, A.n, columnsOfEach(prec, A), x);
  return make(stackOf(prec, x, [], A.n, A.n));
};

const detSync: Here = (routine, [first]) => {
  const A = squareOf(routine, first!);
  const { n } = A;
  const prec = complexPrecision([A.x]);
  const data = columnsOfEach(prec, A);
  const [factors, pivots] = [byColumns(data, n), new Int32Array(n)];
  computed(
    routine,
    prec,
    n <= BY_REFERENCE,
    () => getrfRecursiveRef(n, n, factors, pivots, 0),
    (e, r, space) => {
      const [inA, ipiv] = [space.matrix(factors, n, n, 'write'), space.take(4 * n)];
      const info = getrfEngine(e, r, n, n, inA, ipiv);
      pivots.set(e.heap.view(Int32Array, ipiv, n));
      return info;
    },
  );
  return determinantOf(data, pivots, n, 0);
};

const choleskySync: Here = (routine, [first], options, make) => {
  const A = squareOf(routine, first!);
  const { n } = A;
  checkNames(routine, 2, options, ['upper']);
  const uplo = switchAmong(routine, 2, 'upper', options['upper']) ? 'u' : 'l';
  const prec = complexPrecision([A.x]);
  const data = columnsOfEach(prec, A);
  const factor = byColumns(data, n);
  const info = computed(
    routine,
    prec,
    n <= BY_REFERENCE,
    () => potrfRef(uplo, n, factor),
    (e, r, space) => {
      const [inA, work] = [space.matrix(factor, n, n, 'write'), space.take(POTRF_WORK * r.bytes)];
      return potrfEngine(e, r, uplo, n, inA, work);
    },
  );
  if (info > 0) throw new NotPositiveDefiniteError(routine, info);
  keepTriangles(data, uplo, n, 1);
  return make(stackOf(prec, data, [], n, n));
};

const matmulSync: Here = (routine, given, _, make) => {
  const { prec, m, n, k, count, a, b, isShared, isSharedToo, shape } = factorsOf(routine, given);
  const [rows, depth] = [Math.max(1, m), Math.max(1, k)];
  const c: Pairs = new fields[prec].array(2 * m * n * count);
  const [A, B, C] = [byColumns(a, m), byColumns(b, k), byColumns(c, m)];
  // One matrix A for all: the others stand side by side.
  const [cols, products] = isShared ? [n * count, 1] : [n, count];
  const placesOf = (p: number): [number, number, number] => [p * m * k, isSharedToo ? 0 : p * k * n, p * m * n];
  computed(
    routine,
    prec,
    m * n * k * count <= BY_REFERENCE ** 3,
    () => {
      for (let p = 0; p < products; p++) {
        const [inA, inB, inC] = placesOf(p);
        const [X, Y, Z] = [
          { ...A, off: inA },
          { ...B, off: inB },
          { ...C, off: inC },
        ];
        gemmBlockedRef('n', 'n', m, cols, k, 1, X, Y, 0, Z);
      }
    },
    (e, r, space) => {
      const X = space.matrix(A, m, a.length / (2 * rows), 'read');
      const Y = space.matrix(B, k, b.length / (2 * depth), 'read');
      const Z = space.matrix(C, m, n * count, 'write');
      for (let p = 0; p < products; p++) {
        const [inA, inB, inC] = placesOf(p);
        const places = { A: placeAt(r, X, inA, 0), B: placeAt(r, Y, inB, 0), C: placeAt(r, Z, inC, 0) };
        gemmEngine(e, r, { m, n: cols, k, alpha: 1, beta: 0, ...places });
      }
    },
  );
  return make(rowsFirst(c, shape));
};

const VERBS: Readonly<Record<string, Here>> = { matmulSync, solveSync, invSync, detSync, choleskySync };

/** Does a verb without a promise one of whose operands is complex. */
export const complexAtOnce = (routine: string, given: readonly Argument[], options: object, make: Make): unknown =>
  VERBS[routine]!(routine, given, options as Options, make);
