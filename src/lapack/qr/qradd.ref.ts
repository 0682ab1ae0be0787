// Rows added to a QR factorization in TypeScript: the reference, and how the stack of R and the rows is made. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { at, type RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { geqrfRef } from './geqrf.ref.ts';

export interface QraddProblem {
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly R: RealMat;
  readonly A: RealMat;
  readonly B?: RealMat | undefined;
  readonly forget: number;
}

/** W := [sqrt(forget) R; A B], its first rows a triangle. */
export function stackRef({ m, n, nrhs, R, A, B, forget }: QraddProblem, W: RealMat): void {
  const order = n + nrhs;
  const factor = Math.sqrt(forget);
  for (let j = 0; j < order; j++) {
    const [from, to] = [R.off + j * R.ld, W.off + j * W.ld];
    for (let i = 0; i < order; i++) W.data[to + i] = i <= j ? factor * R.data[from + i]! : 0;
  }
  lacpyRef('f', m, n, A, at(W, order, 0));
  if (B !== undefined) lacpyRef('f', m, nrhs, B, at(W, order, n));
}

export function qraddRef(s: QraddProblem): void {
  const { m, n, nrhs, R } = s;
  const order = n + nrhs;
  const W: RealMat = { data: vectorLike(R, (m + order) * order), off: 0, ld: m + order };
  stackRef(s, W);
  geqrfRef(m + order, order, W, vectorLike(R, order));
  lacpyRef('u', order, order, W, R);
}
