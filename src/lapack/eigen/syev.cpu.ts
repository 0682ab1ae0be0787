// SYEV on the CPU backend: tridiagonal form, its vectors and rotations on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { adjointRef } from '../../blas3/elements/adjoint.ref.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type Prec } from '../../core/field.ts';
import { at, type FieldMat, type RealArray, type Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place, Workspace } from '../../engine/workspace.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { takeMatrix } from '../qr/gelqf.cpu.ts';
import { orgtrEngine } from './orgtr.cpu.ts';
import type { SyevArgs } from './routines.gen.ts';
import { steqrEngine } from './steqr.cpu.ts';
import { sterfRef } from './sterf.ref.ts';
import { answeredSyev, preparedSyev, type SyevProblem, syevScaledRef, valuesOut } from './syev.ref.ts';
import { copyColumns, inOrder } from './syevx.ref.ts';
import { copyTriangle, reduceEngine, takeReduction } from './sytrd.cpu.ts';

/** Up to this order the reference is as fast. */
const LOW = 12;

/** The tridiagonal form of a matrix: S holds the reflectors, as sytrd leaves them in a lower triangle, whichever was given. */
export interface Reduced {
  readonly S: Place;
  /** Address of n - 1 elements. */
  readonly tau: number;
  readonly d: Float64Array;
  readonly off: Float64Array;
}

/** A is read only. */
export function reducedEngine(e: Engine, r: Elements, space: Workspace, uplo: Uplo, n: number, A: Place): Reduced {
  const S = takeMatrix(space, r, n, n);
  const tau = space.take(Math.max(1, n - 1) * r.bytes);
  const [d, off] = [new Float64Array(n), new Float64Array(n - 1)];
  const room = takeReduction(space, r, n);
  lowerOf(uplo, n, matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, S));
  reduceEngine(e, r, n, S, d, off, tau, room);
  return { S, tau, d, off };
}

/** Columns of a triangle that are turned at a time. */
const TILE = 32;

/** B := the lower triangle of the symmetric or Hermitian A, and whatever above it. */
function lowerOf(uplo: Uplo, n: number, A: FieldMat, B: FieldMat): void {
  if (uplo === 'l') return copyTriangle('l', n, A, B);
  for (let j = 0; j < n; j += TILE) {
    const width = Math.min(TILE, n - j);
    for (let i = j; i < n; i += TILE) adjointRef(width, Math.min(TILE, n - i), at(A, j, i), at(B, i, j));
  }
}

/** As syevScaledRef, A at `inA`. */
export function syevEngine(
  e: Engine,
  r: Elements,
  space: Workspace,
  problem: SyevProblem,
  inA: Place,
  factor: number,
): number {
  const { jobz, uplo, n, W } = problem;
  const { S, tau, d, off } = reducedEngine(e, r, space, uplo, n, inA);
  let info: number;
  if (jobz === 'n') {
    info = sterfRef(n, d, off, fields[r.prec].eps);
  } else {
    orgtrEngine(e, r, space, 'l', n, S, tau);
    info = steqrEngine(e, r, space, 'v', n, d, off, S);
    copyColumns(n, matrixAt(e, r, n, n, S), inOrder(n), matrixAt(e, r, n, n, inA));
  }
  valuesOut(d, factor, W);
  return info;
}

export type Solver = typeof syevEngine;

/** A driver's call: `solve` on the engine, `reference` without it, both of A that has been scaled. */
export async function eigenCpu(
  queue: Queue,
  a: Bound<SyevArgs<Prec>>,
  solve: Solver,
  reference: (problem: SyevProblem, factor: number) => number,
): Promise<void> {
  const { jobz, uplo, n } = a;
  const { A, W, info } = await onHost(a, { A: 'write', W: 'write', info: 'write' });
  const problem: SyevProblem = { jobz, uplo, n, A, W: elementsOf(W, n) as RealArray };
  const factor = preparedSyev(problem);
  info.data[info.off] =
    factor === undefined
      ? answeredSyev(problem)
      : compute(
          queue,
          a,
          (e, r, space) => solve(e, r, space, problem, space.matrix(A, n, n, 'write'), factor),
          () => reference(problem, factor),
          n <= LOW ? 'the matrix is small' : undefined,
        );
}

export const syevCpu = (queue: Queue, a: Bound<SyevArgs<Prec>>): Promise<void> =>
  eigenCpu(queue, a, syevEngine, syevScaledRef);
