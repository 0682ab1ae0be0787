// Triangular complex matrices: Cholesky factors, and solutions with triangles.
import { potrfStridedBatched } from '../../../batched/cholesky/routines.gen.ts';
import { trsm } from '../../../blas3/triangular/routines.gen.ts';
import { ArgumentError, failureOf, mustSucceed, NotPositiveDefiniteError } from '../../../core/errors.ts';
import type { Uplo } from '../../../core/matrix.ts';
import { potrf, potrs } from '../../../lapack/cholesky/routines.gen.ts';
import type { DeviceBuffer } from '../../../runtime/buffer.ts';
import type { Context } from '../../../runtime/context.ts';
import type { Argument } from '../../device/verb.ts';
import { contextAmong, switchAmong } from '../../options.ts';
import { type Options, room, transOf, type Verb, within } from '../call.ts';
import { type Complexes, type ComplexReal, complexPrecision, type Pairs } from '../pairs.ts';
import { columnsOfEach, countOf, squaresOf, stackOf } from '../stacks.ts';
import { oneSystem, zeroOn } from './systems.ts';

/** Zeros in the other triangle of each matrix, which still holds A's. */
export function keepTriangles(data: Pairs, uplo: Uplo, n: number, count: number): void {
  for (let b = 0; b < count; b++) {
    for (let j = 0; j < n; j++) {
      const at = b * n * n + j * n;
      if (uplo === 'l') data.fill(0, 2 * at, 2 * (at + j));
      else data.fill(0, 2 * (at + j + 1), 2 * (at + n));
    }
  }
}

export const cholesky: Verb = async ([first], options, make) => {
  const A = squaresOf('cholesky', first!);
  const { n, lead } = A;
  const named = contextAmong('cholesky', 2, options, ['upper']);
  const uplo = switchAmong('cholesky', 2, 'upper', options['upper']) ? 'u' : 'l';
  const [prec, count] = [complexPrecision([A.x]), countOf(lead)];
  const a = columnsOfEach(prec, A);
  const data = await within(named, options, async (context, keep) => {
    const [factor, info] = [keep(context.upload(prec, a)), keep(room(context, prec, 'i', count))];
    const call = { uplo, n, A: factor, lda: Math.max(1, n), info } as const;
    if (lead.length === 0) await potrf(context.queue, call, prec);
    else await potrfStridedBatched(context.queue, { ...call, strideA: n * n, batchCount: count }, prec);
    const infos = await context.download(info);
    const failed = failureOf(infos, lead);
    if (failed !== undefined)
      throw new NotPositiveDefiniteError('cholesky', failed.info, lead.length === 0 ? undefined : failed.batch);
    return context.download(factor);
  });
  keepTriangles(data, uplo, n, count);
  return make(stackOf(prec, data, lead, n, n));
};

interface On {
  readonly on: {
    readonly A: DeviceBuffer<ComplexReal>;
    readonly lda: number;
    readonly B: DeviceBuffer<ComplexReal>;
    readonly ldb: number;
  };
}

/** Solutions in the place of a right-hand side, by what records the call. */
async function inPlace(
  routine: string,
  given: readonly Argument[],
  named: Context | undefined,
  options: Options,
  isRegular: boolean,
  record: (call: { context: Context; prec: ComplexReal; n: number; nrhs: number } & On) => Promise<void>,
): Promise<Complexes> {
  const { prec, n, nrhs, a, b, finish } = oneSystem(routine, given);
  if (!isRegular) mustSucceed(routine, zeroOn(a, n));
  const x = await within(named, options, async (context, keep) => {
    const ld = Math.max(1, n);
    const on = { A: keep(context.upload(prec, a)), lda: ld, B: keep(context.upload(prec, b)), ldb: ld };
    await record({ context, prec, n, nrhs, on });
    return context.download(on.B);
  });
  return finish(x);
}

export const choSolve: Verb = async (given, options, make) => {
  const named = contextAmong('choSolve', 3, options, ['upper', 'trans']);
  const uplo = switchAmong('choSolve', 3, 'upper', options['upper']) ? 'u' : 'l';
  // A is its own conjugate transpose, and its transpose is its conjugate.
  if (transOf('choSolve', options['trans']) === 't')
    throw new ArgumentError(
      'choSolve',
      'trans',
      3,
      options['trans'],
      "must be 'n' or 'c', which are the same, if L is complex",
    );
  const x = await inPlace('choSolve', given, named, options, false, ({ context, prec, n, nrhs, on }) =>
    potrs(context.queue, { uplo, n, nrhs, ...on }, prec),
  );
  return make(x);
};

export const triangularSolve: Verb = async (given, options, make) => {
  const verb = 'triangularSolve';
  const named = contextAmong(verb, 3, options, ['lower', 'trans', 'unitDiagonal']);
  const uplo = switchAmong(verb, 3, 'lower', options['lower']) ? 'l' : 'u';
  const unit = switchAmong(verb, 3, 'unitDiagonal', options['unitDiagonal']);
  const transA = transOf(verb, options['trans']);
  const how = { side: 'l', uplo, transA, diag: unit ? 'u' : 'n', alpha: 1 } as const;
  const x = await inPlace(verb, given, named, options, unit, ({ context, prec, n, nrhs, on }) =>
    trsm(context.queue, { ...how, m: n, n: nrhs, ...on }, prec),
  );
  return make(x);
};
