import type { Core, Tensor } from './peers.ts';
type Matrix = Tensor;
export declare const runSolve: (tf: Core, a: Matrix, b: Matrix) => [Matrix, Tensor];
export declare const runTriangularSolve: (tf: Core, a: Matrix, b: Matrix, lower: boolean, adjoint: boolean) => Matrix;
export declare const lowerPart: (tf: Core, x: Matrix) => Matrix;
/** Registers them, for all backends: tfjs keeps gradients by kernel. */
export declare function registerGradients(tf: Core, isOurs: () => boolean): void;
export {};
