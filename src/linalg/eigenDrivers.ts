// The drivers that eigh and eigvalsh call: all eigenvalues or some, of one matrix or of two.
import { syevdStridedBatched } from '../batched/eigen/routines.gen.ts';
import type { ComplexPrec, RealOf } from '../core/field.ts';
import type { Uplo } from '../core/matrix.ts';
import { syevd, syevr, sygvd, sygvx } from '../lapack/eigen/routines.gen.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { type Decomposed, type DriversInSingle, inOwn } from './decomposition.ts';
import type { Range } from './eigenSubset.ts';
import type { Real } from './operands.ts';
import { goOn } from './options.ts';

/** Problems whose matrices lie by columns, without gaps, one behind the other. */
export interface Chosen<P extends Real | ComplexPrec = Real> {
  readonly context: Context;
  readonly prec: P;
  /** Those that begin in single, where all eigenvalues of one A are wanted and they are to find them. */
  readonly drivers: DriversInSingle | undefined;
  readonly vectors: boolean;
  readonly uplo: Uplo;
  readonly n: number;
  readonly count: number;
  /** All eigenvalues of a stack are computed by one call. */
  readonly isStack: boolean;
  readonly range: Range;
  readonly itype: 1 | 2 | 3;
  readonly signal: AbortSignal | undefined;
  readonly A: DeviceBuffer<P>;
  readonly B: DeviceBuffer<P> | undefined;
  /** range.most for each. */
  readonly W: DeviceBuffer<RealOf<P>>;
  /** A, where all vectors are wanted; else n x range.most for each. */
  readonly Z: DeviceBuffer<P>;
  /** One integer for each. */
  readonly info: DeviceBuffer<'i'>;
  /** Out: how many values the last of them has. */
  readonly m: DeviceBuffer<'i'>;
  /** Room for 2 range.most integers. */
  readonly more: DeviceBuffer<'i'>;
}

export async function solveSymmetric<P extends Real | ComplexPrec>(of: Chosen<P>): Promise<Decomposed> {
  const { prec, vectors, uplo, n, count, itype, signal, A, B, W, Z, info, m, more } = of;
  const { queue } = of.context;
  const { most, args } = of.range;
  const ld = Math.max(1, n);
  const how = { jobz: vectors ? 'v' : 'n', uplo, n, lda: ld } as const;
  if (args.range === 'a' && B === undefined) {
    if (of.isStack) {
      const each = { strideA: n * n, strideW: ld, batchCount: count };
      await syevdStridedBatched<P>(queue, { ...how, A, W, info, ...each }, prec);
      return inOwn(prec);
    }
    if (of.drivers !== undefined)
      return of.drivers.eigenInSingle(queue, prec as never, { ...how, A, W, info } as never);
  }
  for (let i = 0; i < count; i++) {
    goOn(signal);
    const own = { ...how, A: A.at(i * n * n), W: W.at(i * most), info: info.at(i) };
    const two = B && { itype, B: B.at(i * n * n), ldb: ld };
    const columns = vectors ? { Z: Z.at(i * n * most), ldz: ld } : {};
    if (args.range === 'a') {
      if (two === undefined) await syevd<P>(queue, own, prec);
      else await sygvd<P>(queue, { ...own, ...two }, prec);
    } else if (two === undefined) {
      await syevr<P>(queue, { ...own, ...args, ...columns, m, ...(vectors ? { isuppz: more } : {}) }, prec);
    } else {
      await sygvx<P>(queue, { ...own, ...two, ...args, ...columns, m, ...(vectors ? { ifail: more } : {}) }, prec);
    }
  }
  return inOwn(prec);
}
