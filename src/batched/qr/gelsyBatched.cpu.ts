// GELSY of a batch on the CPU backend: one problem after the other, by the steps of gelsy.ref.ts.
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import { precOf } from '../../core/extremes.ts';
import { scalingExponent } from '../../core/leastSquares.ts';
import { at, type FieldMat } from '../../core/matrix.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { type GelsyProblem, gelsyRef, gelsySteps } from '../../lapack/qr/gelsy.ref.ts';
import { geqp3Engine } from '../../lapack/qr/geqp3.cpu.ts';
import { geqrfEngine } from '../../lapack/qr/geqrf.cpu.ts';
import { largestPart, scaleByPower } from '../../lapack/qr/leastSquares.ref.ts';
import { ormqrEngine } from '../../lapack/qr/ormqr.cpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type EachRoutine, listOf, type Problem, runEach } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { permutationAt } from './geqp3Batched.cpu.ts';

/** Columns of a panel of the factorizations. */
const NB = 32;

export async function gelsyBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const integers = async (name: string) => (await listOf<Int32Array>(a[name], 'write'))!;
  const [jpvt, rank, info] = await Promise.all(['jpvt', 'rank', 'info'].map(integers));
  const rcond = a.rcond as number;

  /** Solves one problem by `steps`, which is given the rest of its description, and notes what came of it. */
  const solve = (
    one: Problem,
    B: () => FieldMat,
    steps: (own: Omit<GelsyProblem, 'A' | 'B'>) => number | undefined,
  ) => {
    const { b, m, n, nrhs } = one;
    const place = permutationAt(a, jpvt!, b);
    const own = jpvt!.data.slice(place, place + n);
    // The steps leave the components of the residual scaled.
    const largest = largestPart(m, nrhs, B());
    const found = steps({ m, n, nrhs, jpvt: own, rcond });
    if (found !== undefined && m > n) {
      const rest = B();
      scaleByPower('f', m - n, nrhs, at(rest, n, 0), -scalingExponent(largest, precOf(rest.data)));
    }
    // Where n = 0 the list may be empty, and no place is inside it.
    if (n > 0) jpvt!.data.set(own, place);
    rank!.data[rank!.off + b] = found ?? 0;
    info!.data[info!.off + b] = found === undefined ? 1 : 0;
  };

  const gelsy: EachRoutine = {
    matrices: {
      A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
      B: { rows: (s) => Math.max(s.m, s.n), cols: (s) => s.nrhs, use: 'write' },
    },
    engine(e, r, space, one, [inA, inB]) {
      const { m, n, nrhs } = one;
      const k = Math.min(m, n);
      const inT: Place = { at: space.take(n * k * r.bytes), ld: Math.max(1, n) };
      const [tau, tauT] = [space.take(k * r.bytes), space.take(k * r.bytes)];
      const [A, B] = [() => matrixAt(e, r, m, n, inA!), () => matrixAt(e, r, Math.max(m, n), nrhs, inB!)];
      const triangle = (T: Place, trans: 'n' | 'c', order: number): void =>
        trsmEngine(e, r, 'l', 'u', trans, 'n', order, nrhs, 1, T, inB!);
      solve(one, B, (own) =>
        gelsySteps(
          { ...own, A: A(), B: B() },
          {
            ...{ A, B, T: () => matrixAt(e, r, n, k, inT) },
            factor: () => geqp3Engine(e, r, space, m, n, Math.max(1, Math.min(NB, m, n)), inA!, own.jpvt, tau),
            multiply: () => ormqrEngine(e, r, space, 'l', true, m, nrhs, k, inA!, tau, inB!),
            solve: (order) => triangle(inA!, 'n', order),
            factorT: (order) => geqrfEngine(e, r, space, n, order, inT, tauT),
            solveT: (order) => triangle(inT, 'c', order),
            multiplyT: (order) => ormqrEngine(e, r, space, 'l', false, n, nrhs, order, inT, tauT, inB!),
          },
        ),
      );
    },
    reference(one, [A, B]) {
      solve(
        one,
        () => B!,
        (own) => gelsyRef({ ...own, A: A!, B: B! }),
      );
    },
  };
  await runEach(queue, a, gelsy);
  // Of problems that are not inside their buffers nothing is known.
  for (let b = 0; b < (a.batchCount ?? 0); b++) if (info!.data[info!.off + b]! < 0) rank!.data[rank!.off + b] = 0;
}
