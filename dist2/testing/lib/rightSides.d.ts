import type { Prec } from '../../src/index.ts';
import type { TesterOptions } from './case.ts';
import type { MatrixView } from './norms.ts';
import type { Random } from './random.ts';
/** Part of a problem. */
export interface Right {
    /** Uniform on (0,1) by default; 'ones': A times a matrix of ones, which is then the solution. */
    readonly rhs?: 'ones';
}
/** A matrix of a file may be ill-conditioned: random right-hand sides would have huge solutions. */
export declare const rightOf: ({ file }: TesterOptions) => Right;
/** Fills B; `full` is the matrix, all of it. */
export declare function fillRight(prec: Prec, B: MatrixView, { rhs }: Right, full: () => MatrixView, random: Random): void;
