// TREVC3 on the CPU backend: on the engine, else by the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { precOf } from '../../core/extremes.ts';
import { fields, type Prec } from '../../core/field.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { copyRef, newDoubles } from './doubles.ref.ts';
import type { Trevc3Args } from './routines.gen.ts';
import { newVectorRoom, trevc3Ref } from './trevc3.ref.ts';
import { takeVectors, trevc3Engine } from './trevc3Steps.cpu.ts';

/** Up to that order the reference is as fast. */
const LOW = 12;

export async function trevc3Cpu(queue: Queue, a: Bound<Trevc3Args<Prec>>): Promise<void> {
  const { side, howmny, n } = a;
  const { T } = await onHost(a, { T: 'read' });
  const { VL } = side === 'r' ? {} : await onHost(a, { VL: 'write?' });
  const { VR } = side === 'l' ? {} : await onHost(a, { VR: 'write?' });
  const { eps } = fields[precOf(T.data)];
  const { parts } = T;
  const back = howmny === 'b';
  const sides = [
    ['l', VL],
    ['r', VR],
  ] as const;
  compute(
    queue,
    a,
    (e, r, space) => {
      const places = sides.map(([, out]) => out && space.matrix(out, n, n, 'write'));
      const room = takeVectors(space, r, n);
      for (const [k, V] of places.entries()) if (V) trevc3Engine(e, r, sides[k]![0], back, n, T, V, eps, room);
    },
    () => {
      const [inT, V, room] = [newDoubles(n, n, parts), newDoubles(n, n, parts), newVectorRoom(n, 1, parts)];
      copyRef(n, n, T, inT);
      for (const [side, out] of sides) {
        if (!out) continue;
        copyRef(n, n, out, V);
        trevc3Ref(side, back, n, inT, V, eps, room);
        copyRef(n, n, V, out);
      }
    },
    n <= LOW ? 'the matrix is small' : undefined,
  );
}
