// TRSYL on the CPU backend: products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { RealMat } from '../../core/matrix.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { doublesAt, productOf, takeDoubles } from './rooms.cpu.ts';
import type { TrsylArgs } from './routines.gen.ts';
import { type TrsylProblem, trsylRef } from './trsyl.ref.ts';

/** Up to so many elements the reference is as fast. */
const FEW = 1024;

export async function trsylCpu(queue: Queue, a: Bound<TrsylArgs<Prec>>): Promise<void> {
  const { trana, tranb, isgn, m, n } = a;
  const { A, B, C, scale, info } = await onHost(a, { A: 'read', B: 'read', C: 'write', scale: 'write', info: 'write' });
  const problem: TrsylProblem = { transA: trana !== 'n', transB: tranb !== 'n', isgn, m, n, A, B, C: C as RealMat };
  const result = compute(
    queue,
    a,
    (e, _r, space) => {
      const [inA, inB, inC] = [takeDoubles(space, m, m), takeDoubles(space, n, n), takeDoubles(space, m, n)];
      const room = { A: doublesAt(e, m, m, inA), B: doublesAt(e, n, n, inB), C: doublesAt(e, m, n, inC) };
      return trsylRef(problem, room, productOf(e));
    },
    () => trsylRef(problem),
    m * n <= FEW ? 'the matrices are small' : undefined,
  );
  scale.data[scale.off] = result.scale;
  info.data[info.off] = result.info;
}
