// What the specs of batched eigenproblems have beside those of other batched routines: the eigenvalues, and which of them are asked for.
import {
  type BatchedForms,
  type BatchedRoutine,
  batchedForms,
  eachForm,
  type Form,
  type ReportOptions,
  squareMatrix,
} from '../../core/batchForms.ts';
import { type Prec, type RealOf, realOf } from '../../core/field.ts';
import { flopsSyev } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { type ArgSpec, arg, BATCH, complexly, num, type RoutineSpec } from '../../core/spec.ts';

/** A = Z W Z^H. What every form of a call has; `N` is a number, or a list with an entry per problem. */
export interface SymmetricProblems<P extends Prec, N> extends ReportOptions {
  /** 'v' (default): vectors too. 'n': values alone; A is then only read. */
  jobz?: 'v' | 'n';
  /** Which triangle of A is read: 'l' or 'u'. */
  uplo: Uplo;
  n: N;
  /** In: one triangle of A. Out with 'v': the vectors, column i that of W(i); with 'n': as it was. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: N;
  /** Out, n real numbers for each matrix, one behind the other: the eigenvalues, in ascending order. */
  W: Ptr<NoInfer<RealOf<P>>>;
  /**
   * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity; W, and the vectors asked for, are NaN. 1 .. n - 1: the
   * iteration has not converged, so many off-diagonal elements are left.
   */
  info: Ptr<'i'>;
}

/** The n eigenvalues of each problem side by side, and where they begin. */
export function valueArgs(form: Form): Record<string, ArgSpec> {
  const one = { kind: 'matrix', rows: arg('n'), access: 'out', type: realOf } as const;
  if (form === 'strided') return { W: { ...one, cols: arg(BATCH), ld: 'strideW' }, strideW: { kind: 'ld', of: 'W' } };
  // Of one column any leading dimension will do.
  const W: ArgSpec = { ...one, cols: () => 1, ld: 'n', places: 'offsetsW' };
  if (form === 'vbatched') return { W, offsetsW: { kind: 'offsets', of: 'W' } };
  return { W, offsetsW: { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' } };
}

/** The forms of a routine that finds all eigenvalues of A, and its vectors in its place; `hermitian` is what it is called of complex A. */
export const symmetricForms = (name: string, hermitian: string): BatchedForms =>
  withValues({
    name,
    named: complexly(hermitian),
    precs: 'sdcz',
    flags: {
      jobz: { kind: 'flag', values: ['v', 'n'], default: 'v' },
      uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n'],
    operands: { A: squareMatrix('inout') },
    reports: 'nonfinite',
    flops: (a) => flopsSyev(num(a, 'n'), a['jobz'] === 'v'),
  });

/** The forms of a routine with W behind its operands. */
export function withValues(routine: BatchedRoutine): BatchedForms {
  const forms = batchedForms(routine);
  return eachForm((form): RoutineSpec => {
    const args: Record<string, ArgSpec> = {};
    for (const [name, one] of Object.entries(forms[form].args)) {
      if (name === 'info') Object.assign(args, valueArgs(form));
      args[name] = one;
    }
    return { ...forms[form], args };
  });
}
