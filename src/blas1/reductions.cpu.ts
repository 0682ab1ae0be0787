// Reductions of one vector to a number on the CPU backend.
import type { Bound } from '../core/args.ts';
import type { ElementType, Prec } from '../core/field.ts';
import type { FieldMat, Ptr } from '../core/matrix.ts';
import { hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { fieldVector } from '../runtime/realMat.ts';
import { candidates, noteCpu, onEngine, type Vectors } from './level1.cpu.ts';
import { startOf } from './vector.ref.ts';

export interface Args {
  n: number;
  x: Ptr<Prec>;
  incx?: number;
  result?: Ptr<ElementType>;
}

/** result := the engine's value for vectors in its memory that it `takes`, else the reference's. */
export const reduced =
  (
    engine: (v: Vectors) => number,
    reference: (n: number, x: FieldMat) => number,
    takes: (x: FieldMat) => boolean = () => true,
  ) =>
  async (queue: Queue, a: Bound<Args>): Promise<void> => {
    const x = await fieldVector(a.x, a.n, a.incx, 'read');
    const result = await hostVector(a.result, 'write');
    const v = takes(x) ? onEngine(a.n, [x]) : undefined;
    noteCpu(queue, a, v !== undefined);
    result.data[result.off] = v ? engine(v) : reference(a.n, x);
  };

/**
 * The number of an extreme element: the reference chooses among the engine's candidates, one of each part. The engine compares real
 * numbers.
 */
export const placeOnCpu = (name: 'iamax' | 'iamin', reference: (n: number, x: FieldMat) => number) =>
  reduced(
    (v) => {
      const places = candidates(v, name);
      const [x] = v.vectors as [FieldMat];
      const start = startOf(v.n, x);
      const values = Float64Array.from(places, (i) => x.data[start + i * x.ld]!);
      return places[reference(values.length, { data: values, off: 0, ld: 1 }) - 1]! + 1;
    },
    reference,
    ({ parts }) => parts !== 2,
  );
