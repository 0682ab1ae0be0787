// POSVX on the CPU backend.
import type { Bound } from '../../core/args.ts';
import { choleskyTriangles } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import { matrixAt } from '../../engine/views.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.ts';
import { potrsEngine } from '../cholesky/potrs.cpu.ts';
import { conditionEngine } from '../condition/condition.cpu.ts';
import { elementsOr, expertCpu } from './expert.cpu.ts';
import { solveFactorEngine } from './porfs.cpu.ts';
import { expandRef } from './porfs.ref.ts';
import { type PosvxProblem, posvxRef, symmetricKind } from './posvx.ref.ts';
import { systemEngine } from './refine.cpu.ts';
import { refineRef } from './refine.ref.ts';
import type { PosvxArgs } from './routines.gen.ts';

export async function posvxCpu(queue: Queue, a: Bound<PosvxArgs<Prec>>): Promise<void> {
  const { uplo, n, nrhs } = a;
  const { s } = await onHost(a, { s: 'write?' });
  await expertCpu<PosvxProblem>(queue, a, {
    problem: (all) => ({ ...all, uplo, s: elementsOr(s, n, all.A) }),
    kind: symmetricKind,
    reference: posvxRef,
    engine(e, r, space, { A, AF, B, X }, { ferr, berr }) {
      const full = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
      const [work, vector] = [space.take(POTRF_WORK * r.bytes), space.take(n * r.bytes)];
      const system = systemEngine(e, r, space, 'n', n, nrhs, full, B, X, (columns, _, R) =>
        solveFactorEngine(e, r, uplo, n, columns, AF, R),
      );
      return {
        factor: () => potrfEngine(e, r, uplo, n, AF, work),
        condition: (anorm) => conditionEngine(e, r, choleskyTriangles(uplo), '1', n, AF, anorm, vector),
        solve: () => potrsEngine(e, r, uplo, n, nrhs, AF, X),
        refine() {
          expandRef(uplo, n, matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, full));
          refineRef(system, ferr, berr);
        },
      };
    },
  });
}
