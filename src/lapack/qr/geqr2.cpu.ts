// GEQR2 on the CPU backend: the engine's panel kernel on the whole matrix, else the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { qr } from '../../engine/kernels/qr.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { reflectorsCpu } from './reflectors.cpu.ts';
import type { Geqr2Args } from './routines.gen.ts';

export const geqr2Cpu = (queue: Queue, a: Bound<Geqr2Args<Prec>>): Promise<void> =>
  reflectorsCpu(
    queue,
    a,
    'write',
    (e, r, _, { at, ld }, tau) => e.functionsOf(qr[r.prec])['geqr2']!(a.m, a.n, at, ld * r.bytes, tau),
    (A, tau) => geqrfRef(a.m, a.n, A, tau.data, tau.off),
  );
