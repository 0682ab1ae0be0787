import type { HostMat } from '../core/matrix.ts';
/** y := x. */
export declare function copyRef(n: number, x: HostMat, y: HostMat): void;
