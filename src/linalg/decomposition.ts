// In what precision eigenvalues and singular values are computed: the option, what 'auto' comes to, and the record of what was done.
import { isDouble, type Prec } from '../core/field.ts';
import type { Correction } from '../lapack/mixed/zoomCost.gpu.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import type { VerbOptions } from './options.ts';
import { copiedTo, type SolutionReport, type SolvePrecision } from './precision.ts';

/** How a decomposition was computed, and how good it is. */
export interface DecompositionReport extends Pick<SolutionReport, 'precision'> {
  /**
   * Corrections; 0 where none are made. Less: all was computed in double, because -1: the matrix is small; -3: iteration in single has not
   * converged, or corrections have not.
   */
  iterations: number;
  /**
   * The largest of all matrices, of A as it was passed and what is returned: ||A Z - Z W|| / (n ||A||), or ||A - U S V^H|| / (max(m, n)
   * ||A||), one norms in double, of real matrices' singular values infinity norms. Absent where no vectors are computed.
   */
  residual?: number;
  /**
   * The larger one of U and V, and the largest of all matrices: ||I - Z^H Z|| / n, one norms in double. Absent where no vectors are
   * computed.
   */
  orthogonality?: number;
}

/** In which precision a matrix is decomposed, and what is told of it. */
export interface DecompositionOptions extends VerbOptions {
  /**
   * 'auto' (default): singles in 'f32'; doubles in 'mixed' where the context's GPU is expected to have them sooner than the CPU in double,
   * else in 'f64-cpu'. 'mixed', of one matrix: vectors in single on the context's backend, corrected to double, see dssyevd and dsgesdd.
   */
  readonly precision?: SolvePrecision;
  /**
   * Is filled in before the call resolves, if given: `{}` will do. Costs products of A and the vectors in double. Untouched where the call
   * throws.
   */
  readonly report?: Partial<DecompositionReport>;
}

/** What was done, before it is known how good it is. */
export type Decomposed = Pick<DecompositionReport, 'precision' | 'iterations'>;

/** What is done where the precision of the operands does. */
export const inOwn = (prec: string): Decomposed => ({
  precision: prec === 's' || prec === 'c' ? 'f32' : 'f64-cpu',
  iterations: 0,
});

/** What complex numbers of this precision are copied to. */
export const pairsIn = (precision: SolvePrecision, own: 'c' | 'z'): 'c' | 'z' =>
  copiedTo(precision, own === 'c') === 's' ? 'c' : 'z';

/** No smaller order is corrected. */
const FEW = 192;

export type DriversInSingle = Pick<typeof import('./decomposedInSingle.ts'), 'eigenInSingle' | 'singularInSingle'>;

/** The drivers that begin in single, if they are wanted, or if a GPU has what they compute sooner. */
export async function driversInSingle(
  context: Context,
  precision: SolvePrecision,
  of: Required<Correction>,
): Promise<DriversInSingle | undefined> {
  if (!isDouble(of.prec) || precision === 'f64-cpu') return undefined;
  if (precision !== 'mixed' && (context.backend !== 'gpu' || Math.min(of.m, of.n) <= FEW)) return undefined;
  const { soonerOnGpu, eigenInSingle, singularInSingle } = await import('./decomposedInSingle.ts');
  const wanted = precision === 'mixed' || (await soonerOnGpu(context.queue, of));
  return wanted ? { eigenInSingle, singularInSingle } : undefined;
}

/** Room for a matrix that such a driver reads and writes: on a GPU in hardware, where all of it happens. */
export const roomInSingle = <P extends Prec>(context: Context, prec: P, length: number): DeviceBuffer<P> =>
  length === 0 || context.gpu === undefined || context.gpu.software
    ? context.hostBuffer(prec, length)
    : context.lease(prec, length);

/** Fills in a report, of which nothing older is left. */
export function reportDecomposed(
  report: Partial<DecompositionReport>,
  done: Decomposed,
  errors: Pick<DecompositionReport, 'residual' | 'orthogonality'> | undefined,
): void {
  delete report.residual;
  delete report.orthogonality;
  Object.assign(report, done, errors);
}
