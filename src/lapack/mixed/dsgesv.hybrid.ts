// DSGESV on a GPU context: factored and solved in single precision where getrf's plan says, with residuals on the CPU or on the GPU; by random
// butterflies without pivoting if asked for.
import { enqueueNorm } from '../../blas3/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { type DeviceBuffer, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { withLeases } from '../expert/expert.gpu.ts';
import { because, notePlan } from '../factorPlan.ts';
import { enqueueButterfly } from '../lu/gerbt.gpu.ts';
import { rbtCheck, rbtCheckTuning } from '../lu/gerbt.kernels.ts';
import { panelWay, tournamentWay } from '../lu/getf2.gpu.ts';
import { enqueueGetrf } from '../lu/getrf.gpu.ts';
import { enqueueGetrfHybrid, planGetrf } from '../lu/getrf.hybrid.ts';
import { enqueueGetrfNopiv } from '../lu/getrfNopiv.gpu.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import { enqueueGetrsNopiv } from '../lu/getrsNopiv.gpu.ts';
import { dsgesvCpu, dsgesvKind } from './dsgesv.cpu.ts';
import type { DsgesvArgs } from './dsgesv.ts';
import { solveMixed } from './mixed.cpu.ts';
import { type DeviceMethods, fitsDevice } from './mixed.hybrid.ts';
import { PairedSingles } from './mixedPaired.hybrid.ts';

/** Of the random numbers of butterflies: results are the same in every call. */
const SEED = 1;
/** Pivots of no more than this of ||A||_inf may be rounding errors. */
const LEAST_PIVOT = 16 * 2 ** -24;
const BUTTERFLY_WHY = 'butterflies in place of pivoting; partial pivoting behind them, if corrections do not converge';

export async function dsgesvHybrid(queue: Queue, a: Bound<DsgesvArgs>): Promise<void> {
  const { n, pivoting, math } = a;
  if (!fitsDevice(queue, a)) return dsgesvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
  const butterfly = pivoting === 'butterfly';
  // Behind butterflies nothing but the GPU is meant.
  const lu = butterfly ? ({ pivoting: 'partial', mode: 'native' } as const) : { pivoting, mode: a.mode };
  const plan = planGetrf(queue, { m: n, n, nb: 0, math, ...lu });
  notePlan(queue, { ...a, ...lu }, plan);
  if (plan.place === 'cpu') return dsgesvCpu(queue, because(a, plan));
  if (butterfly) {
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'getf2_nopiv', why: BUTTERFLY_WHY });
  } else if (plan.place === 'native') {
    const { name, why } = (pivoting === 'tournament' ? tournamentWay : panelWay)(queue, n);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why });
  }
  const ipiv = deviceMat(a.ipiv, 1);
  const pivoted: DeviceMethods = {
    factor(S, info) {
      const f = { m: n, n, A: S, ipiv, info, math };
      if (plan.place === 'hybrid') return enqueueGetrfHybrid(queue, f, plan.widths);
      enqueueGetrf(queue, { ...f, pivoting: lu.pivoting });
    },
    solve: (S, D, nrhs) => enqueueGetrs(queue, { trans: false, n, nrhs, A: S, ipiv, B: D }),
  };
  const ways = [() => new PairedSingles(queue, a, 'f', pivoted)];
  if (butterfly) ways.unshift(() => new PairedSingles(queue, a, 'f', randomized(queue, a), true));
  await solveMixed(queue, a, dsgesvKind(queue, a), ...ways);
}

/**
 * S := U^T A V = L U, and x = V U^-1 L^-1 U^T b. A pivot that may be a rounding error in the place of zero counts as one, as in gesvRbt: A may be singular, and
 * a system that has solutions all the same would come out solved.
 */
function randomized(queue: Queue, { n, ipiv, math }: Bound<DsgesvArgs>): DeviceMethods {
  return {
    async factor(S, info) {
      (ipiv.buffer as DeviceBuffer<'i'>).set(
        Int32Array.from({ length: n }, (_, i) => i + 1),
        ipiv.offset,
      );
      await withLeases(queue, async (lease) => {
        const [norm, facts] = [lease('s', 1), lease('i', 3)];
        const result = { data: norm, off: 0, ld: 1 };
        enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: S, result });
        enqueueButterfly(queue, { kind: 'matrix', n, columns: n, seed: SEED }, S, S);
        enqueueGetrfNopiv(queue, { m: n, n, A: S, info, math });
        const unused = { R: queue.nothing, X: queue.nothing };
        const params = { n, ldw: S.ld, ldx: n, offF: 0 };
        queue.launch(rbtCheck, rbtCheckTuning, { W: S.data, ...unused, norm, facts }, params, [1, 1, 1]);
        const [least, , anorm] = new Float32Array((await facts.copyOut(0, 3)).buffer);
        if (!(least! > LEAST_PIVOT * anorm!)) info.data.set(Int32Array.of(n), info.off);
      });
    },
    solve(S, D, nrhs) {
      if (nrhs === 0) return;
      const columns = { n, columns: nrhs, seed: SEED };
      enqueueButterfly(queue, { kind: 'in', ...columns }, D, D);
      enqueueGetrsNopiv(queue, { trans: false, n, nrhs, A: S, B: D });
      enqueueButterfly(queue, { kind: 'out', ...columns }, D, D);
    },
  };
}
