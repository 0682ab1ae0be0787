import type { Prec } from '../../src/index.ts';
import { type ValueArrays } from '../../src/lapack/schur/schurSteps.ref.ts';
import type { Data } from './calls.ts';
import { type Layout, type Placed } from './operands.ts';
import type { Eigenvalues } from './residualsNep.ts';
/** What a call does not have is empty. */
export type ValueData = Data<'WR' | 'WI' | 'W'>;
/** Windows for n eigenvalues. */
export declare function valueWindows(prec: Prec, n: number, layout: Layout | undefined): ValueData;
/** Those of a call that it takes. */
export declare const valueArguments: ({ WR, WI, W }: Readonly<Record<'WR' | 'WI' | 'W', Placed<Prec>>>) => {
    W: Placed<Prec>;
    WR?: undefined;
    WI?: undefined;
} | {
    W?: undefined;
    WR: Placed<Prec>;
    WI: Placed<Prec>;
};
/** Where the references put them. */
export declare function valueArrays({ WR, WI, W }: ValueData): ValueArrays;
/** The eigenvalues in doubles. */
export declare function eigenvaluesIn({ WR, WI, W }: ValueData): Eigenvalues;
/** The eigenvalues that `find` puts into arrays of doubles. */
export declare function eigenvaluesBy(n: number, parts: 2 | undefined, find: (values: ValueArrays) => void): Eigenvalues;
