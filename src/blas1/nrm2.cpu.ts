// NRM2 on the CPU backend: the engine's kernel for contexts' own memory, else the reference.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { RealMat } from '../core/matrix.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { realVector } from '../runtime/realMat.ts';
import { candidates, noteCpu, onEngine, sumOf, type Vectors } from './level1.cpu.ts';
import { nrm2Ref } from './nrm2.ref.ts';
import type { Nrm2Args } from './routines.gen.ts';
import { startOf } from './vector.ref.ts';

/** Sums of squares between these have not suffered from squares that left the range. */
const LEAST_SUM = 2 ** -900;
const MOST_SUM = Number.MAX_VALUE;

export async function nrm2Cpu(queue: Queue, a: Bound<Nrm2Args<Prec>>): Promise<void> {
  const x = await realVector(a.x, a.n, a.incx, 'read');
  const result = await hostVector(a.result, 'write');
  const v = onEngine(a.n, [x]);
  noteCpu(queue, a, v !== undefined);
  result.data[result.off] = v ? nrm2Engine(v, x) : nrm2Ref(a.n, x);
}

/** As the reference, but the pass that looks for the largest element is made only if the plain sum of squares has left the range. */
function nrm2Engine(v: Vectors, x: RealMat): number {
  const sum = sumOf(v, 'squares', [1]);
  if (Number.isNaN(sum) || (sum >= LEAST_SUM && sum <= MOST_SUM)) return Math.sqrt(sum);
  const start = startOf(v.n, x);
  const largest = Math.max(...candidates(v, 'iamax').map((i) => Math.abs(x.data[start + i * x.ld]!)));
  if (largest === 0 || largest === Infinity) return largest;
  // 2^-1074 would ask for 2^1074, which is infinite; at 2^1000 every number is large enough to be squared.
  const scale = 2 ** Math.min(1000, -Math.floor(Math.log2(largest)));
  return Math.sqrt(sumOf(v, 'squares', [scale])) / scale;
}
