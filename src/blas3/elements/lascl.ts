// Public LASCL: arguments, checks, choice of backend. Algorithms: lascl.ref.ts, lascl.cpu.ts, lascl.gpu.ts.
import { bind } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, only, type RoutineSpec, refuse } from '../../core/spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import { lasclCpu } from './lascl.cpu.ts';
import { lasclGpu } from './lascl.gpu.ts';

/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it.
 *
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 */
export interface LasclArgs<P extends Prec> {
  /** 'g' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written. */
  type?: Uplo | 'g';
  /** Not zero, not NaN. */
  cfrom: number;
  /** Not NaN. */
  cto: number;
  m: number;
  n: number;
  /** In and out. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
}

export const lasclSpec: RoutineSpec = {
  name: 'lascl',
  precs: 'hsd',
  args: {
    type: { kind: 'flag', values: ['g', 'l', 'u'], default: 'g' },
    cfrom: { kind: 'scalar' },
    cto: { kind: 'scalar' },
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
  },
  flops: (a) => num(a, 'm') * num(a, 'n'),
};

/**
 * A := (cto / cfrom) A, without overflow or underflow on the way as long as the result has none.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single
 * run on the GPU, double on the CPU.
 * Source: LAPACK xLASCL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export async function lascl<P extends Prec>(queue: Queue, args: LasclArgs<P>, prec?: P): Promise<void> {
  const a = bind(lasclSpec, queue.context, args, prec);
  if (a.cfrom === 0 || Number.isNaN(a.cfrom)) refuse(lasclSpec, a.prec, 'cfrom', a.cfrom, 'must be neither 0 nor NaN');
  if (Number.isNaN(a.cto)) refuse(lasclSpec, a.prec, 'cto', a.cto, 'must not be NaN');
  if (a.m === 0 || a.n === 0) return;
  return queue.run(a, lasclCpu, lasclGpu);
}

export const hlascl = /* @__PURE__ */ only('h', lascl<'h'>);
export const slascl = /* @__PURE__ */ only('s', lascl<'s'>);
export const dlascl = /* @__PURE__ */ only('d', lascl<'d'>);
