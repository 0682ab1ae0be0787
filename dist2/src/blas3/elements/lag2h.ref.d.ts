import type { HostMat, RealMat } from '../../core/matrix.ts';
/** HA := A rounded to halves. Returns 1 if one of them is infinite, else 0. */
export declare function lag2hRef(m: number, n: number, A: RealMat, HA: HostMat<'h'>): number;
