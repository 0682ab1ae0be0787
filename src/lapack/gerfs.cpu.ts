// GERFS on the CPU backend: products and solves on the engine, else the reference, on the operands' host copies.
import { compute } from '../blas3/compute.cpu.ts';
import type { Bound } from '../core/args.ts';
import type { RealArray, RealMat } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { gerfsRef, turned } from './gerfs.ref.ts';
import type { GerfsArgs } from './gerfs.ts';
import { getrsEngine } from './getrs.cpu.ts';
import { badPivots, placePivots } from './laswp.cpu.ts';
import { systemEngine } from './refine.cpu.ts';
import { refineRef } from './refine.ref.ts';

export async function gerfsCpu(queue: Queue, a: Bound<GerfsArgs<Prec>>): Promise<void> {
  const { trans, n, nrhs } = a;
  const operands = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostMat(a.AF, a.ldaf, 'read'),
    hostMat(a.B, a.ldb, 'read'),
    hostMat(a.X, a.ldx, 'write'),
    hostVector(a.ferr, 'write'),
    hostVector(a.berr, 'write'),
  ]);
  const ipiv = await hostVector(a.ipiv, 'read');
  const [A, AF, B, X, ferr, berr] = operands as [RealMat, RealMat, RealMat, RealMat, RealMat, RealMat];
  const [forward, backward] = [ferr, berr].map(({ data, off }): RealArray => data.subarray(off, off + nrhs)) as [
    RealArray,
    RealArray,
  ];
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inAF, inB] = [A, AF, B].map((M, k) => space.matrix(M, n, k === 2 ? nrhs : n, 'read'));
      const inX = space.matrix(X, n, nrhs, 'write');
      const pivots = placePivots(e, space, ipiv, n);
      const system = systemEngine(e, r, space, trans, n, nrhs, inA!, inB!, inX, (columns, transposed, R) =>
        getrsEngine(e, r, transposed ? turned(trans) : trans, n, columns, inAF!, pivots, R),
      );
      refineRef(system, forward, backward);
    },
    () => gerfsRef(trans, n, nrhs, A, AF, ipiv.data, ipiv.off, B, X, forward, backward),
    badPivots(ipiv, 0, n, n),
  );
}
