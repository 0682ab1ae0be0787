// ZCGESV_GMRES on the CPU: factors in complex single precision, products and GMRES in complex double, both on the engine.
import type { Bound } from '../../core/args.ts';
import type { Queue } from '../../runtime/queue.ts';
import { luOnHost } from './dsgesv.cpu.ts';
import { solveGmres } from './gmres.cpu.ts';
import { HostSingles } from './mixed.cpu.ts';
import type { ZcgesvGmresArgs } from './routines.gen.ts';
import { zcgesvKind } from './zcgesv.cpu.ts';

/** `why`: the reason for the trace, if it is not the backend's. */
export const zcgesvGmresCpu = (queue: Queue, a: Bound<ZcgesvGmresArgs> & { readonly why?: string }): Promise<void> => {
  const begin = () => new HostSingles(queue, a, luOnHost(queue, a, 'c'));
  return solveGmres(queue, a, zcgesvKind(queue, a), [{ bits: 32, begin }]);
};
