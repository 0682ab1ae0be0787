import type { Doubles } from './doubles.ref.ts';
/** T := G T G^H with the element of row `from` in row `to`; rows count from 0. It cannot fail. Source: LAPACK xTREXC. */
export declare function trexcComplexRef(n: number, T: Doubles, rows: number, Q: Doubles | undefined, from: number, to: number): void;
