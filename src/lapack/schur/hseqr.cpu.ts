// HSEQR on the CPU backend: products of windows on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { isLarge } from './hseqr.ref.ts';
import { type HseqrProblem, hseqrStoredRef } from './hseqrStored.ref.ts';
import { doublesAt, hqrRoomAt, takeDoubles, takeHqrRoom } from './rooms.cpu.ts';
import type { HseqrArgs } from './routines.gen.ts';

export async function hseqrCpu(queue: Queue, a: Bound<HseqrArgs<Prec>>): Promise<void> {
  const { job, compz, n, ilo, ihi } = a;
  const { H, WR, WI, info } = await onHost(a, { H: 'write', WR: 'write', WI: 'write', info: 'write' });
  const { Z } = compz === 'n' ? {} : await onHost(a, { Z: 'write?' });
  const [re, im] = [elementsOf(WR, n) as RealArray, elementsOf(WI, n) as RealArray];
  const range = { lo: ilo - 1, hi: ihi };
  const problem: HseqrProblem = { job, compz, n, range, H, WR: re, WI: im, Z };
  info.data[info.off] = compute(
    queue,
    a,
    (e, _r, space) => {
      const [inH, windows] = [takeDoubles(space, n, n), takeHqrRoom(space, n)];
      const inZ = Z && takeDoubles(space, n, n);
      return hseqrStoredRef(problem, {
        H: doublesAt(e, n, n, inH),
        Z: inZ && doublesAt(e, n, n, inZ),
        windows: hqrRoomAt(e, n, windows),
      });
    },
    () => hseqrStoredRef(problem),
    isLarge(range) ? undefined : 'the matrix is small',
  );
}
