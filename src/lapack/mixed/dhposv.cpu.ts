// DHPOSV on the CPU, which has no halves: a factor in single precision, products and GMRES in double, both on the engine.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { potrfCpu } from '../cholesky/potrf.cpu.ts';
import { potrsCpu } from '../cholesky/potrs.cpu.ts';
import type { PotrfArgs } from '../cholesky/routines.gen.ts';
import type { DhposvArgs } from './dhposv.spec.ts';
import { dsposvKind } from './dsposv.cpu.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { type HostMethods, HostSingles } from './mixed.cpu.ts';

/** `why`: the reason for the trace, if it is not the backend's. */
export type CholeskyCall = Bound<DhposvArgs> & { readonly why?: string };

export async function dhposvCpu(queue: Queue, a: CholeskyCall): Promise<void> {
  const why = "products of halves are the GPU's: factored in single";
  queue.note({ routine: a.routine, backend: 'cpu', why });
  await solveGmres(queue, a, dsposvKind(queue, a), [choleskyOnHost(queue, a)]);
}

/** The attempt with a factor in single precision on the CPU. */
export function choleskyOnHost(queue: Queue, a: CholeskyCall): Attempt {
  const { routine, uplo, n } = a;
  const because = a.why === undefined ? {} : { why: a.why };
  const methods: HostMethods = {
    factor(S, info) {
      const call = { routine, prec: 's', uplo, n, A: S.at as Ptr<Prec>, lda: S.ld, info, nb: 0 };
      return potrfCpu(queue, { ...call, ...because } as Bound<PotrfArgs<Prec>>);
    },
    solve(S, D, nrhs) {
      const call = { routine, prec: 's', ...because, uplo, n, nrhs } as const;
      return potrsCpu(queue, { ...call, A: S.at, lda: S.ld, B: D.at, ldb: D.ld });
    },
  };
  return { bits: 32, begin: () => new HostSingles(queue, a, methods) };
}
