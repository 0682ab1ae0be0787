// GESVX on the CPU backend: factorization, estimates and refinement on the engine, else the reference, on the operands' host copies.

import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Equed } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, RealMat } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geconEngine } from '../condition/gecon.cpu.ts';
import { getrfEngine } from '../lu/getrf.cpu.ts';
import { getrsEngine } from '../lu/getrs.cpu.ts';
import { badPivots, placePivots } from '../lu/laswp.cpu.ts';
import { elements, optional } from './expert.cpu.ts';
import { solveLuEngine } from './gerfs.cpu.ts';
import { turned } from './gerfs.ref.ts';
import { type GesvxProblem, type GesvxResult, gesvxRef, gesvxSteps } from './gesvx.ref.ts';
import type { GesvxArgs } from './gesvx.ts';
import { systemEngine } from './refine.cpu.ts';
import { refineRef } from './refine.ref.ts';

export async function gesvxCpu(queue: Queue, a: Bound<GesvxArgs<Prec>>): Promise<void> {
  const { fact, trans, n, nrhs } = a;
  const matrices = await Promise.all([
    hostMat(a.A, a.lda, 'write'),
    hostMat(a.AF, a.ldaf, 'write'),
    hostMat(a.B, a.ldb, 'write'),
    hostMat(a.X, a.ldx, 'write'),
  ]);
  const [A, AF, B, X] = matrices as [RealMat, RealMat, RealMat, RealMat];
  const [r, c, ferr, berr] = await Promise.all([
    elements(a.r as Ptr<Prec> | undefined, n, A),
    elements(a.c as Ptr<Prec> | undefined, n, A),
    elements(a.ferr, nrhs, A),
    elements(a.berr, nrhs, A),
  ]);
  const [ipiv, info, rcond] = await Promise.all([
    hostVector(a.ipiv, 'write'),
    hostVector(a.info, 'write'),
    hostVector(a.rcond, 'write'),
  ]);
  const rpvgrw = await optional(a.rpvgrw as Ptr<Prec> | undefined);
  const equed = await optional(a.equed as Ptr<'i'> | undefined);
  const given = fact === 'f' ? ((equed?.data[equed.off] ?? 0) as Equed) : 0;
  const problem: GesvxProblem = { fact, trans, n, nrhs, A, AF, B, X, r, c, ferr, berr, equed: given };
  const result = compute<GesvxResult>(
    queue,
    a,
    (e, real, space) => {
      const [inA, inAF] = [space.matrix(A, n, n, 'write'), space.matrix(AF, n, n, 'write')];
      const [inB, inX] = [space.matrix(B, n, nrhs, 'write'), space.matrix(X, n, nrhs, 'write')];
      const pivots = placePivots(e, space, ipiv, n);
      const vector = space.take(n * real.bytes);
      const system = systemEngine(e, real, space, trans, n, nrhs, inA, inB, inX, (columns, transposed, R) =>
        solveLuEngine(e, real, transposed ? turned(trans) : trans, n, columns, inAF, pivots, R),
      );
      const square = [inA, inAF].map((place) => matrixAt(e, real, n, n, place));
      const tall = [inB, inX].map((place) => matrixAt(e, real, n, nrhs, place));
      return gesvxSteps(
        { ...problem, A: square[0]!, AF: square[1]!, B: tall[0]!, X: tall[1]! },
        {
          factor() {
            const found = getrfEngine(e, real, n, n, inAF, pivots);
            ipiv.data.set(e.heap.view(Int32Array, pivots, n), ipiv.off);
            return found;
          },
          condition: (norm, anorm) => geconEngine(e, real, norm, n, inAF, anorm, vector),
          solve: () => getrsEngine(e, real, trans, n, nrhs, inAF, pivots, inX),
          refine: () => refineRef(system, ferr, berr),
        },
      );
    },
    () => gesvxRef(problem, ipiv.data, ipiv.off),
    fact === 'f' ? badPivots(ipiv, 0, n, n) : undefined,
  );
  info.data[info.off] = result.info;
  rcond.data[rcond.off] = result.rcond;
  if (rpvgrw !== undefined) rpvgrw.data[rpvgrw.off] = result.rpvgrw;
  if (equed !== undefined && fact !== 'f') equed.data[equed.off] = result.equed;
}
