// ROT on the GPU: element by element.
import type { Bound } from '../core/args.ts';
import { conjugate, times } from '../core/complex.ts';
import type { Prec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueuePair } from './elements.gpu.ts';
import { pairsOfNumbers, rotElements } from './elements.kernels.ts';
import type { RotArgs } from './routines.gen.ts';

export function rotGpu(queue: Queue, a: Bound<RotArgs<Prec>>): void {
  const scalars = { h11: a.c, h12: a.s, h21: times(-1, conjugate(a.s)), h22: a.c };
  const why = enqueuePair(
    queue,
    rotElements,
    pairsOfNumbers,
    a.n,
    deviceMat(a.x, a.incx),
    deviceMat(a.y, a.incy),
    scalars,
  );
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'rot_elements', why });
}
