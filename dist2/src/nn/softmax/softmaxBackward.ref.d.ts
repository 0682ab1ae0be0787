import type { RealMat } from '../../core/matrix.ts';
/** dX(:, j) := the gradient by X(:, j), from that by Y(:, j). */
export declare function softmaxBackwardRef(m: number, n: number, Y: RealMat, dY: RealMat, dX: RealMat, log: boolean): void;
