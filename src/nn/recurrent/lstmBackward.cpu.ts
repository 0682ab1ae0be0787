// LSTMBACKWARD on the CPU backend: the reference, with products on the engine.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { hostGemm } from '../hostGemm.cpu.ts';
import { hostTensors, zeros } from '../hostTensors.cpu.ts';
import { lstmBackwardRef } from './lstmBackward.ref.ts';
import type { LstmSequence } from './lstmForward.ref.ts';
import type { LstmBackwardArgs } from './routines.gen.ts';

export async function lstmBackwardCpu(queue: Queue, a: Bound<LstmBackwardArgs<Prec>>): Promise<void> {
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const tensors = await hostTensors(
    a,
    ['X', 'W', 'U', 'P', 'h0', 'c0', 'Y', 'S', 'dY', 'dhT', 'dcT'],
    ['dX', 'dW', 'dU', 'db', 'dP', 'dh0', 'dc0'],
  );
  lstmBackwardRef(a as LstmSequence, tensors, (length) => zeros(a.prec, length), hostGemm(a.prec));
  tensors.store();
}
