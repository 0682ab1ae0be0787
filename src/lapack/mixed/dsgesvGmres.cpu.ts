// DSGESV_GMRES on the CPU: factors in single precision, products and GMRES in double, both on the engine.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { getrfCpu, notePivoting } from '../lu/getrf.cpu.ts';
import { getrsCpu } from '../lu/getrs.cpu.ts';
import type { GetrfArgs } from '../lu/routines.gen.ts';
import { dsgesvKind } from './dsgesv.cpu.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.spec.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { type HostMethods, HostSingles } from './mixed.cpu.ts';

/** `why`: the reason for the trace, if it is not the backend's. */
export type LuCall = Bound<DsgesvGmresArgs> & { readonly why?: string };

export async function dsgesvGmresCpu(queue: Queue, a: LuCall): Promise<void> {
  await solveGmres(queue, a, dsgesvKind(queue, a), [singlesOnHost(queue, a)]);
}

/** The attempt with factors in single precision on the CPU. */
export function singlesOnHost(queue: Queue, a: LuCall): Attempt {
  const { routine, n, ipiv } = a;
  const because = a.why === undefined ? {} : { why: a.why };
  const methods: HostMethods = {
    factor(S, info) {
      const call = {
        routine,
        prec: 's',
        m: n,
        n,
        A: S.at as Ptr<Prec>,
        lda: S.ld,
        ipiv,
        info,
        pivoting: 'partial',
        nb: 0,
      };
      return getrfCpu(queue, { ...call, ...because } as Bound<GetrfArgs<Prec>>);
    },
    solve(S, D, nrhs) {
      const call = { routine, prec: 's', ...because, trans: 'n', n, nrhs } as const;
      return getrsCpu(queue, { ...call, A: S.at, lda: S.ld, ipiv, B: D.at, ldb: D.ld });
    },
  };
  return {
    bits: 32,
    begin() {
      notePivoting(queue, a);
      return new HostSingles(queue, a, methods);
    },
  };
}
