import type { HostMat } from '../core/matrix.ts';
/** x and y change places. */
export declare function swapRef(n: number, x: HostMat, y: HostMat): void;
