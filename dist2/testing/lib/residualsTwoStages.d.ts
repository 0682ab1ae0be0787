import type { Uplo } from '../../src/index.ts';
import type { MatrixView } from './norms.ts';
import { type Scalar } from './scalars.ts';
/** ||A - Q B Q^H||_1 / (n ||A||_1), ||I - Q^H Q||_1 / n of what sytrdSy2sb leaves in A and tau; `a` is the full matrix, `b` B in full. */
export declare function bandErrors(a: MatrixView, uplo: Uplo, kd: number, left: Readonly<Record<'A' | 'tau', MatrixView>>, b: (i: number, j: number) => Scalar): [residual: number, orthogonality: number];
/** Q of sytrdSb2st from its reflectors. */
export declare function chasedFactor(n: number, kd: number, reflectors: MatrixView): MatrixView;
/** ||B - Q T Q^H||_1 / (n ||B||_1), ||I - Q^H Q||_1 / n of what sytrdSb2st leaves; `b` is the full matrix. */
export declare function chasedErrors(b: MatrixView, kd: number, { D, E, V }: Readonly<Record<'D' | 'E' | 'V', MatrixView>>): [residual: number, orthogonality: number];
