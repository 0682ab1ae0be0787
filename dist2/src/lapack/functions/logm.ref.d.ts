import type { FieldMat } from '../../core/matrix.ts';
import { type FormTools } from './form.ref.ts';
/** A := log(A); returns info. */
export declare const logmRef: (n: number, A: FieldMat) => number;
/** Of A that is finite and not empty. */
export declare const logSteps: (n: number, A: FieldMat, tools: FormTools) => number;
/** Nodes and weights of Gauss's quadrature on 0 .. 1: log(1 + X) is the integral of (1 + x X)^-1 X, and this its Padé approximant. */
export declare function gauss(degree: number): [node: number, weight: number][];
