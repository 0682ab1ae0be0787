// SWAP on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { FieldMat } from '../core/matrix.ts';
import { hostMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { eachElement, noteCpu, onEngine } from './level1.cpu.ts';
import type { SwapArgs } from './routines.gen.ts';
import { swapRef } from './swap.ref.ts';

export async function swapCpu(queue: Queue, a: Bound<SwapArgs<Prec>>): Promise<void> {
  // Halves change places as they are, and are nothing for the engine.
  const [x, y] = await Promise.all([hostMat(a.x, a.incx, 'write'), hostMat(a.y, a.incy, 'write')]);
  const v = a.prec === 'h' ? undefined : onEngine(a.n, [x as FieldMat, y as FieldMat]);
  noteCpu(queue, a, v !== undefined);
  if (v) eachElement(v, 'swap');
  else swapRef(a.n, x, y);
}
