// DOT, DOTU and DOTC on the GPU: parts, then their sum.
import type { Bound } from '../core/args.ts';
import type { ComplexPrec, Prec } from '../core/field.ts';
import { deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueReduction, type Reduction } from './reductions.gpu.ts';
import { dotPart, products, sumFinal, totals } from './reductions.kernels.ts';
import type { DotArgs, DotcArgs, DotuArgs } from './routines.gen.ts';
import { paired, whyOf } from './vector.ts';

const reduction = (CONJ: 0 | 1): Reduction => ({
  part: dotPart,
  tuning: (type, WIDE) => products.of(type, { WIDE, CONJ }),
  regions: 1,
  final: sumFinal,
  finalTuning: totals.of,
});
const plain = reduction(0);
const conjugating = reduction(1);

type Call = Bound<DotArgs<Prec>> | Bound<DotuArgs<ComplexPrec>>;

function run(queue: Queue, a: Call, how: Reduction): void {
  const [x, y] = paired(a.n, deviceMat(a.x, a.incx), deviceMat(a.y, a.incy));
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'dot_part', why: whyOf([x, y]) });
  enqueueReduction(queue, how, a.n, x, y, deviceMat(a.result, 1));
}

export const dotGpu = (queue: Queue, a: Bound<DotArgs<Prec>>): void => run(queue, a, plain);
export const dotuGpu = (queue: Queue, a: Bound<DotuArgs<ComplexPrec>>): void => run(queue, a, plain);
export const dotcGpu = (queue: Queue, a: Bound<DotcArgs<ComplexPrec>>): void => run(queue, a, conjugating);
