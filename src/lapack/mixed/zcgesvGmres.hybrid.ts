// ZCGESV_GMRES on a GPU context: factored and solved with there in complex single precision, with products and GMRES on the CPU.
import type { Bound } from '../../core/args.ts';
import { fields } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { TOO_LARGE } from './dsgesvGmres.hybrid.ts';
import { solveGmres } from './gmres.cpu.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import type { ZcgesvGmresArgs } from './routines.gen.ts';
import { zcgesvKind } from './zcgesv.cpu.ts';
import { singlesOnDevice } from './zcgesv.hybrid.ts';
import { zcgesvGmresCpu } from './zcgesvGmres.cpu.ts';

export async function zcgesvGmresHybrid(queue: Queue, a: Bound<ZcgesvGmresArgs>): Promise<void> {
  if (!fitsDevice(queue, a, fields.c.bytes)) return zcgesvGmresCpu(queue, { ...a, why: TOO_LARGE });
  await solveGmres(queue, a, zcgesvKind(queue, a), [{ bits: 32, begin: () => singlesOnDevice(queue, a) }]);
}
