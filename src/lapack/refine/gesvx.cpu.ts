// GESVX on the CPU backend.
import type { Bound } from '../../core/args.ts';
import { luTriangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { conditionEngine } from '../condition/condition.cpu.ts';
import { getrfEngine } from '../lu/getrf.cpu.ts';
import { getrsEngine } from '../lu/getrs.cpu.ts';
import { badPivots, placePivots } from '../lu/laswp.cpu.ts';
import { elementsOr, expertCpu } from './expert.cpu.ts';
import { solveLuEngine } from './gerfs.cpu.ts';
import { conditionNorm, type GesvxProblem, generalKind, gesvxRef } from './gesvx.ref.ts';
import { systemEngine } from './refine.cpu.ts';
import { refineRef } from './refine.ref.ts';
import type { GesvxArgs } from './routines.gen.ts';

export async function gesvxCpu(queue: Queue, a: Bound<GesvxArgs<Prec>>): Promise<void> {
  const { trans, n, nrhs } = a;
  const { ipiv, r, c, rpvgrw } = await onHost(a, { ipiv: 'write', r: 'write?', c: 'write?', rpvgrw: 'write?' });
  const result = await expertCpu<GesvxProblem>(queue, a, {
    problem: (all) => ({ ...all, trans, r: elementsOr(r, n, all.A), c: elementsOr(c, n, all.A) }),
    kind: generalKind,
    reference: (p) => gesvxRef(p, ipiv.data, ipiv.off),
    refusal: a.fact === 'f' ? badPivots(ipiv, 0, n, n) : undefined,
    engine(e, real, space, { A, AF, B, X }, { ferr, berr }) {
      const pivots = placePivots(e, space, ipiv, n);
      const vector = space.take(n * real.bytes);
      const system = systemEngine(e, real, space, trans, n, nrhs, A, B, X, (columns, op, R) =>
        solveLuEngine(e, real, op, n, columns, AF, pivots, R),
      );
      return {
        factor() {
          const found = getrfEngine(e, real, n, n, AF, pivots);
          ipiv.data.set(e.heap.view(Int32Array, pivots, n), ipiv.off);
          return found;
        },
        condition: (anorm) => conditionEngine(e, real, luTriangles, conditionNorm(trans), n, AF, anorm, vector),
        solve: () => getrsEngine(e, real, trans, n, nrhs, AF, pivots, X),
        refine: () => refineRef(system, ferr, berr),
      };
    },
  });
  if (rpvgrw !== undefined) rpvgrw.data[rpvgrw.off] = result.rpvgrw;
}
