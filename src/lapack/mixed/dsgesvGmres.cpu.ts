// DSGESV_GMRES on the CPU: factors in single precision, products and GMRES in double, both on the engine.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { notePivoting } from '../lu/getrf.cpu.ts';
import { dsgesvKind, luOnHost } from './dsgesv.cpu.ts';
import type { DsgesvGmresArgs } from './dsgesvGmres.spec.ts';
import { type Attempt, solveGmres } from './gmres.cpu.ts';
import { HostSingles } from './mixed.cpu.ts';

/** `why`: the reason for the trace, if it is not the backend's. */
export type LuCall = Bound<DsgesvGmresArgs> & { readonly why?: string };

export async function dsgesvGmresCpu(queue: Queue, a: LuCall): Promise<void> {
  await solveGmres(queue, a, dsgesvKind(queue, a), [singlesOnHost(queue, a)]);
}

/** The attempt with factors in single precision on the CPU. */
export const singlesOnHost = (queue: Queue, a: LuCall): Attempt => ({
  bits: 32,
  begin() {
    notePivoting(queue, a);
    return new HostSingles(queue, a, luOnHost(queue, a));
  },
});
