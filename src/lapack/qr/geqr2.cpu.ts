// GEQR2 on the CPU backend: the whole matrix as a panel on the engine, else by the reference, on the operands' host copies.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { geqrfRef } from './geqrf.ref.ts';
import { reflectorLeaves } from './reflectorLeaves.cpu.ts';
import { reflectorsCpu } from './reflectors.cpu.ts';
import type { Geqr2Args } from './routines.gen.ts';

export const geqr2Cpu = (queue: Queue, a: Bound<Geqr2Args<Prec>>): Promise<void> =>
  reflectorsCpu(
    queue,
    a,
    'write',
    (e, r, _, A, tau) => reflectorLeaves(e, r).geqr2(a.m, a.n, A, tau),
    (A, tau) => geqrfRef(a.m, a.n, A, tau.data, tau.off),
  );
