// Orthogonal factors of complex matrices.
import { geqrfStridedBatched, qrStridedBatched } from '../../../batched/qr/routines.gen.ts';
import { ArgumentError } from '../../../core/errors.ts';
import { fields } from '../../../core/field.ts';
import { contextAmong } from '../../options.ts';
import { type Verb, within } from '../call.ts';
import { type ComplexReal, complexPrecision, type Pairs, rowsFirst } from '../pairs.ts';
import { columnsOfEach, countOf, matricesOf, stackOf } from '../stacks.ts';

/** Matrices by columns, each cut or filled with zero columns to another width. */
function resized(prec: ComplexReal, x: Pairs, rows: number, from: number, to: number, count: number): Pairs {
  if (from === to) return x;
  const data = new fields[prec].array(2 * rows * to * count);
  const kept = 2 * rows * Math.min(from, to);
  for (let b = 0; b < count; b++) {
    const first = 2 * b * rows * from;
    data.set(x.subarray(first, first + kept), 2 * b * rows * to);
  }
  return data;
}

export const qr: Verb = async ([first], options, make) => {
  const stack = matricesOf('qr', first!);
  const named = contextAmong('qr', 2, options, ['mode']);
  const { mode = 'reduced' } = options;
  if (mode !== 'reduced' && mode !== 'complete' && mode !== 'r' && mode !== 'raw')
    throw new ArgumentError('qr', 'mode', 2, mode, "must be one of 'reduced' 'complete' 'r' 'raw'");
  const { m, n, lead } = stack;
  const [prec, count] = [complexPrecision([stack.x]), countOf(lead)];
  // The complete Q of a tall A is the reduced one of [A 0]: reflectors of columns of zeros are I.
  const width = mode === 'complete' ? Math.max(m, n) : n;
  const k = Math.min(m, width);
  const a = resized(prec, columnsOfEach(prec, stack), m, n, width, count);
  const [ld, height] = [Math.max(1, m), Math.max(1, k)];
  return within(named, options, async (context, keep) => {
    const A = keep(context.upload(prec, a));
    if (mode === 'raw') {
      const tau = keep(context.alloc(prec, k * count));
      const each = { lda: ld, strideA: m * n, strideTau: height, batchCount: count };
      await geqrfStridedBatched(context.queue, { m, n, A, tau, ...each }, prec);
      // Columns without gaps are the rows of the transpose.
      const h = make(rowsFirst(await context.download(A), [...lead, n, m]));
      return { h, tau: make(rowsFirst(await context.download(tau), [...lead, k])) };
    }
    const [Q, R] = [keep(context.alloc(prec, m * k * count)), keep(context.alloc(prec, k * width * count))];
    const lds = { lda: ld, strideA: m * width, ldq: ld, strideQ: m * k, ldr: height, strideR: k * width };
    await qrStridedBatched(context.queue, { m, n: width, A, Q, R, ...lds, batchCount: count }, prec);
    const r = resized(prec, await context.download(R), k, width, n, count);
    const triangle = make(stackOf(prec, r, lead, k, n));
    return mode === 'r' ? triangle : { q: make(stackOf(prec, await context.download(Q), lead, m, k)), r: triangle };
  });
};
