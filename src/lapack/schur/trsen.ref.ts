// A Schur form in another order, with condition numbers, in TypeScript: the oracle, and the CPU backend. Real precisions, host memory only.
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { newDoubles } from './doubles.ref.ts';
import { reorderRef } from './reorder.ref.ts';
import { storeValues } from './schurSteps.ref.ts';
import { averageConditionRef, separationRef } from './separation.ref.ts';
import { onFormRef } from './trexcStored.ref.ts';

export interface TrsenProblem {
  /** n marks, not 0 of what is chosen. */
  readonly select: ArrayLike<number>;
  readonly n: number;
  readonly T: RealMat;
  readonly Q?: RealMat | undefined;
  /** n elements each. */
  readonly WR: RealArray;
  readonly WI: RealArray;
  /** One element each, if they are asked for. */
  readonly s?: RealArray | undefined;
  readonly sep?: RealArray | undefined;
}

/** info, and how many eigenvalues are chosen. Source: LAPACK xTRSEN. */
export function trsenRef({ select, n, T, Q, WR, WI, s, sep }: TrsenProblem): {
  readonly info: number;
  readonly m: number;
} {
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  const isChosen = Array.from({ length: n }, (_, k) => select[k] !== 0);
  const found = onFormRef(n, T, Q, (form) => {
    const order = reorderRef(n, form.T, form.Q, re, im, isChosen, form.eps);
    if (s) s[0] = order.failed ? 0 : averageConditionRef(n, order.count, form.T);
    if (sep) sep[0] = order.failed ? 0 : separationRef(n, order.count, form.T);
    return order;
  });
  if (found === undefined) {
    for (const values of [WR, WI]) values.fill(Number.NaN, 0, n);
    for (const numbers of [s, sep]) numbers?.fill(Number.NaN, 0, 1);
    return { info: 2, m: 0 };
  }
  const whole = { info: 0, factor: 1, range: { lo: 0, hi: n }, scale: newDoubles(0, 0).data, re, im, eps: 0 };
  storeValues(n, whole, WR, WI);
  return { info: Number(found.failed), m: found.count };
}
