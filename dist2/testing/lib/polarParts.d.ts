import { type MatrixView } from './norms.ts';
/** Of matrices that are not empty. */
export declare const polarParts: (a: MatrixView, u: MatrixView, h: MatrixView) => number[];
