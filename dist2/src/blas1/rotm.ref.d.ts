import type { RealMat } from '../core/matrix.ts';
/** (x_i, y_i) := H (x_i, y_i); the flag says which entries of H are implied. */
export declare function rotmRef(n: number, x: RealMat, y: RealMat, flag: number, h11: number, h21: number, h12: number, h22: number): void;
