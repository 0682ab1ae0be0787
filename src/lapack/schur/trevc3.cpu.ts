// TREVC3 on the CPU backend: products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { precOf } from '../../core/extremes.ts';
import { fields, type Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import { doublesAt, productOf, takeDoubles, takeVectorRoom, vectorRoomAt } from './rooms.cpu.ts';
import type { Trevc3Args } from './routines.gen.ts';
import { newVectorRoom, trevc3Ref, type VectorRoom } from './trevc3.ref.ts';

/** Up to that order the reference is as fast. */
const LOW = 12;

export async function trevc3Cpu(queue: Queue, a: Bound<Trevc3Args<Prec>>): Promise<void> {
  const { side, howmny, n } = a;
  const { T } = await onHost(a, { T: 'read' });
  const { VL } = side === 'r' ? {} : await onHost(a, { VL: 'write?' });
  const { VR } = side === 'l' ? {} : await onHost(a, { VR: 'write?' });
  const { eps } = fields[precOf(T.data)];
  const { parts } = T;
  const vectors = (inT: Doubles, V: Doubles, room: VectorRoom, multiply?: ReturnType<typeof productOf>): void => {
    copyRef(n, n, T, inT);
    const find = (own: 'l' | 'r', out: FieldMat | undefined): void => {
      if (!out) return;
      copyRef(n, n, out, V);
      trevc3Ref(own, howmny === 'b', n, inT, V, eps, room, multiply);
      copyRef(n, n, V, out);
    };
    find('l', VL);
    find('r', VR);
  };
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inT, V, room] = [takeDoubles(space, r, n, n), takeDoubles(space, r, n, n), takeVectorRoom(space, r, n)];
      vectors(doublesAt(e, r, n, n, inT), doublesAt(e, r, n, n, V), vectorRoomAt(e, r, n, room), productOf(e, r));
    },
    () => {
      const square = () => newDoubles(n, n, parts);
      vectors(square(), square(), newVectorRoom(n, 1, parts));
    },
    n <= LOW ? 'the matrix is small' : undefined,
  );
}
